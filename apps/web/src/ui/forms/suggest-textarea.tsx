import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { caretPlace } from './caret-place.ts'
import { Textarea } from './text-input.tsx'

/** A word being typed: where its sign is, and the letters after it. */
export type Typed = { start: number; letters: string }
export type Suggestion = { id: string; content: ReactNode; text: string }

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  text: string
  onText: (text: string) => void
  /** Name of the list. */
  listLabel: string
  findTyped: (text: string, caret: number) => Typed | undefined
  suggest: (letters: string) => readonly Suggestion[]
  /** Puts a text where the caret is, or was. */
  insertRef?: Ref<(text: string) => void>
}

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'])
const LIST_WIDTH = 288

/** A sign opens a list beside the caret: arrows move, Enter inserts, Escape closes. */
export const SuggestTextarea = ({
  text,
  onText,
  listLabel,
  findTyped,
  suggest,
  insertRef,
  onKeyDown,
  ...rest
}: Props) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const last = useRef<number>(undefined)
  const [caret, setCaret] = useState<number>()
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const typed = caret === undefined ? undefined : findTyped(text, caret)
  const shown = typed ? suggest(typed.letters) : []
  const active = Math.min(chosen, shown.length - 1)

  const isOpen = shown.length > 0
  useEffect(() => {
    // A bar at the bottom of a phone would cover it.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const follow = (field: HTMLTextAreaElement) => {
    const at = field.selectionStart
    last.current = at
    setCaret(at)
    const begun = findTyped(field.value, at)
    if (!begun) return
    const { left, top } = caretPlace(field, begun.start)
    setPlace({ left: Math.max(0, Math.min(left, field.clientWidth - LIST_WIDTH)), top: top + 4 })
  }
  const put = (words: string, from: number, to: number) => {
    const rest = text.slice(to)
    onText(text.slice(0, from) + words + (words.endsWith(' ') ? rest.trimStart() : rest))
    setCaret(undefined)
    const end = from + words.length
    last.current = end
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(end, end)
    })
  }
  const insert = (one: Suggestion | undefined) => {
    if (typed && one && caret !== undefined) put(one.text, typed.start, caret)
  }
  useImperativeHandle(insertRef, () => (words: string) => {
    const at = Math.min(last.current ?? text.length, text.length)
    const isApart = at === 0 || /\s/.test(text[at - 1] ?? '')
    put(isApart ? words : ` ${words}`, at, at)
  })
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isOurs = isOpen && KEYS.has(event.key) && !event.ctrlKey && !event.metaKey
    if (!isOurs) return onKeyDown?.(event)
    event.preventDefault()
    // Escape would close the dialog around it too.
    event.stopPropagation()
    if (event.key === 'Escape') setCaret(undefined)
    else if (event.key === 'ArrowDown') setChosen((active + 1) % shown.length)
    else if (event.key === 'ArrowUp') setChosen((active + shown.length - 1) % shown.length)
    else insert(shown[active])
  }
  return (
    <div className="relative grid grid-cols-1">
      <Textarea
        {...rest}
        ref={input}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onKeyDown={press}
        onBlur={() => setCaret(undefined)}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onChange={({ target }) => {
          onText(target.value)
          follow(target)
          setChosen(0)
        }}
      />
      {isOpen ? (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={listLabel}
          style={{ left: place.left, top: place.top, width: LIST_WIDTH }}
          className="absolute z-10 max-w-full scroll-mb-52 rounded-control lg:scroll-mb-24 bg-surface p-1 shadow-pop"
        >
          {shown.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
            <div
              key={one.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps the focus in the text field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(one)}
              className={clsx(
                'flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-chip px-2 py-1',
                index === active ? 'bg-sunken' : 'hover:bg-header',
              )}
            >
              {one.content}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}
