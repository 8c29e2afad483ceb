import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useTags } from '../api/resources.queries.ts'
import { copy } from '../copy.ts'

const MAX_LENGTH = 40

/** «лето, море,, лето» → лето, море. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().slice(0, MAX_LENGTH))
      .filter(Boolean),
  ),
]

type Props = { tags: string[]; onChange: (tags: string[]) => void }

/** Enter or a comma adds a tag. */
export const TagEditor = ({ tags, onChange }: Props) => {
  const [text, setText] = useState('')
  const { data: known = [] } = useTags()
  const listId = useId()

  const add = () => {
    onChange([...new Set([...tags, ...readTags(text)])])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    if (text.trim() !== '') add()
  }

  return (
    <div className="grid gap-2">
      <Field label={copy.detail.tags} hint={copy.detail.tagsHint}>
        <span className="flex gap-2">
          <TextInput
            list={listId}
            value={text}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => text.trim() !== '' && add()}
          />
          <Button variant="secondary" disabled={text.trim() === ''} onClick={add}>
            {copy.detail.addTag}
          </Button>
        </span>
      </Field>
      <datalist id={listId}>
        {known.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li
            key={tag}
            className="flex min-w-0 items-center gap-1 rounded-chip bg-sunken pl-3 text-label"
          >
            <span className="min-w-0 truncate">{tag}</span>
            <button
              type="button"
              aria-label={copy.detail.removeTag(tag)}
              onClick={() => onChange(tags.filter((each) => each !== tag))}
              className="flex size-9 cursor-pointer items-center justify-center rounded-chip text-ink-2 hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
