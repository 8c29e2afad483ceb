import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { useTeamNames } from '../api/discussion.queries.ts'
import { discussionCopy as copy } from './copy.ts'
import { findTypedMention, mentionOf, suggestPeople } from './find-mentions.ts'

type Props = { text: string; onText: (text: string) => void; onSubmit: () => void }

const MOST = 6
const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'])

/** An `@` opens the list of members: arrows move, Enter inserts, Escape closes. */
export const MentionTextarea = ({ text, onText, onSubmit }: Props) => {
  const { data: team } = useTeamNames()
  const people = team?.members.filter(({ isMe }) => !isMe) ?? []
  const input = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const typed = caret === undefined ? undefined : findTypedMention(text, caret)
  const shown = typed ? suggestPeople(people, typed.letters).slice(0, MOST) : []
  const active = Math.min(chosen, shown.length - 1)

  const insertMention = (person: (typeof shown)[number] | undefined) => {
    if (!typed || !person || caret === undefined) return
    const mention = `${mentionOf(person, team?.members ?? [])} `
    onText(text.slice(0, typed.start) + mention + text.slice(caret).trimStart())
    setCaret(undefined)
    const end = typed.start + mention.length
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(end, end)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit()
    if (shown.length === 0) return
    if (!KEYS.has(event.key)) return
    event.preventDefault()
    // Escape would close the dialog around it too.
    event.stopPropagation()
    if (event.key === 'Escape') setCaret(undefined)
    else if (event.key === 'ArrowDown') setChosen((active + 1) % shown.length)
    else if (event.key === 'ArrowUp') setChosen((active + shown.length - 1) % shown.length)
    else insertMention(shown[active])
  }
  return (
    <div className="relative grid grid-cols-1">
      <Textarea
        ref={input}
        rows={2}
        maxLength={2000}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown.length > 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onChange={({ target }) => {
          onText(target.value)
          setCaret(target.selectionStart)
          setChosen(0)
        }}
      />
      {shown.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label={copy.people}
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-control bg-surface p-1 shadow-pop"
        >
          {shown.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
            <div
              key={person.userId}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps the focus in the text field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insertMention(person)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-chip px-2',
                index === active ? 'bg-sunken' : 'hover:bg-header',
              )}
            >
              <Avatar size="sm" name={person.name} src={person.photoUrl} />
              <span className="truncate">{person.name}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}
