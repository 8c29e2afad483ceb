import { X } from 'lucide-react'
import { KIND_NAMES, listCopy } from './copy.ts'
import { useInbox } from './inbox-context.ts'
import type { InboxSearch } from './inbox-search.ts'

/** Filters that the quick ones do not show. */
const describe = ({ post, person, kind, tone, question, label }: InboxSearch) => {
  const { filters: words } = listCopy
  return [
    ...(person ? [{ name: 'person' as const, text: words.person }] : []),
    ...(post ? [{ name: 'post' as const, text: words.post }] : []),
    ...(kind ? [{ name: 'kind' as const, text: KIND_NAMES[kind] }] : []),
    ...(tone && tone !== 'bad' ? [{ name: 'tone' as const, text: words[tone] }] : []),
    ...(question === 'no' ? [{ name: 'question' as const, text: words.no }] : []),
    ...(label ? [{ name: 'label' as const, text: label }] : []),
  ]
}

export const ChosenFilters = () => {
  const { search, go } = useInbox()
  return (
    <ul className="flex flex-wrap gap-1.5 pb-1 empty:hidden">
      {describe(search).map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => go({ [name]: undefined })}
            className="relative inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-chip bg-accent-soft px-2 text-caption font-medium text-accent after:absolute after:-inset-1.5"
          >
            {text}
            <X aria-hidden="true" className="size-3.5" />
            <span className="sr-only">, {listCopy.clear}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
