import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { X } from 'lucide-react'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { usePost, usePosts } from '../../../publishing/posts/api/posts.queries.ts'
import { rulesCopy } from './copy.ts'

type Props = { chosen: readonly string[]; onChange: (postIds: string[]) => void }

const { form: words } = rulesCopy
const PUBLISHED = { state: 'published' } as const

const nameOf = (text: string | undefined) => (text && postTitle(text)) || words.untitledPost

const Chosen = ({ id, onRemove }: { id: string; onRemove: () => void }) => {
  const { data } = usePost(id)
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onRemove}
        className="relative inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1 rounded-chip bg-accent-soft px-2 text-caption font-medium text-accent after:absolute after:-inset-1.5"
      >
        <span className="truncate">{nameOf(data?.text)}</span>
        <X aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="sr-only">, {words.removePost}</span>
      </button>
    </li>
  )
}

/** The posts a rule is about; none: all of them. */
export const PostChoice = ({ chosen, onChange }: Props) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { posts } = usePosts({ search: PUBLISHED, timeZone })
  const left = (posts ?? []).filter(({ id }) => !chosen.includes(id))
  if (left.length === 0 && chosen.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={words.posts} hint={words.postsHint}>
        <Select
          placeholder={words.addPost}
          options={left.map(({ id, text }) => ({ value: id, label: nameOf(text) }))}
          value=""
          onChange={({ target: { value } }) => {
            if (value !== '') onChange([...chosen, value])
          }}
        />
      </Field>
      <ul aria-label={words.posts} className="flex flex-wrap gap-1.5 empty:hidden">
        {chosen.map((id) => (
          <Chosen
            key={id}
            id={id}
            onRemove={() => onChange(chosen.filter((known) => known !== id))}
          />
        ))}
      </ul>
    </div>
  )
}
