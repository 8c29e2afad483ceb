import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { copy } from '../copy.ts'
import { countFilters } from './posts-query.ts'
import type { PostsSearch } from './posts-search.ts'

type Props = { search: PostsSearch; canEdit: boolean; onClear: () => void }

export const NoPosts = ({ search, canEdit, onClear }: Props) => {
  if (search.q !== undefined || countFilters(search) > 0) {
    const { title, text, clear } = copy.nothing
    return <EmptyList title={title} text={text} clear={{ label: clear, onClear }} />
  }
  const create = (
    <LinkButton asChild>
      <Link to="/posts/new">{copy.create}</Link>
    </LinkButton>
  )
  return <EmptyList {...(search.state ? copy.emptyTab : copy.empty)} action={canEdit && create} />
}
