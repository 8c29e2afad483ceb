import { Link } from '@tanstack/react-router'
import { REEL_KINDS } from '../../../renders/kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import type { ReelsSearch } from '../model/reels-search.ts'

type Props = { search: ReelsSearch; canEdit: boolean; onClear: () => void }

const textsOf = ({ stage, q, kind }: ReelsSearch) => {
  if (q !== undefined || kind !== undefined) return copy.nothing
  if (stage === 'draft') return copy.emptyDrafts
  return stage === 'finished' ? copy.emptyFinished : copy.empty
}

export const NoReels = ({ search, canEdit, onClear }: Props) => {
  const texts = textsOf(search)
  const isNarrowed = texts === copy.nothing
  const [first] = REEL_KINDS
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
          ) : canEdit && first ? (
            <LinkButton asChild>
              <Link to={first.to}>{copy.create}</Link>
            </LinkButton>
          ) : undefined
        }
      />
    </Card>
  )
}
