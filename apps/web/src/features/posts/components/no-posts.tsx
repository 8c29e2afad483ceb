import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import { countFilters } from '../model/posts-query.ts'
import type { PostsSearch } from '../model/posts-search.ts'

type Props = { search: PostsSearch; canEdit: boolean; onClear: () => void }

export const NoPosts = ({ search, canEdit, onClear }: Props) => {
  const isNarrowed = search.q !== undefined || countFilters(search) > 0
  const texts = isNarrowed ? copy.nothing : search.state ? copy.emptyTab : copy.empty
  return (
    <Card>
      <EmptyState
        drawing={isNarrowed ? 'search' : 'reel'}
        title={texts.title}
        text={texts.text}
        action={
          isNarrowed ? (
            <Button variant="secondary" onClick={onClear}>
              {copy.nothing.clear}
            </Button>
          ) : canEdit ? (
            <LinkButton asChild>
              <Link to="/posts/new">{copy.create}</Link>
            </LinkButton>
          ) : undefined
        }
      />
    </Card>
  )
}
