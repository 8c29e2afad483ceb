import { Link } from '@tanstack/react-router'
import { REEL_KINDS } from '../../../../generations/kinds.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { copy } from '../copy.ts'
import type { ReelsSearch } from '../model/reels-search.ts'
import { TopicForm } from './topic-form.tsx'

type Props = { search: ReelsSearch; canEdit: boolean; onClear: () => void }

const textsOf = ({ stage }: ReelsSearch) => {
  if (stage === 'draft') return copy.emptyDrafts
  return stage === 'finished' ? copy.emptyFinished : copy.empty
}

export const NoReels = ({ search, canEdit, onClear }: Props) => {
  if (search.q !== undefined || search.kind !== undefined || search.rubric !== undefined) {
    const { title, text, clear } = copy.nothing
    return <EmptyList title={title} text={text} clear={{ label: clear, onClear }} />
  }
  const [first] = REEL_KINDS
  const create = first && (
    <LinkButton asChild>
      <Link to={first.to}>{copy.create}</Link>
    </LinkButton>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {canEdit && search.stage === undefined ? <TopicForm /> : null}
      <EmptyList {...textsOf(search)} action={canEdit && create} />
    </div>
  )
}
