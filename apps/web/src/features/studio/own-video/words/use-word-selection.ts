import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { readWordRange, selectWords, type WordRange } from './word-at.ts'

const isSame = (one: WordRange | undefined, other: WordRange | undefined) =>
  one?.first === other?.first && one?.last === other?.last

type Input = {
  root: RefObject<HTMLElement | null>
  count: number
  onCut: (range: WordRange) => void
  onPlay: (word: number) => void
}

/** Words are selected by dragging, by the handles of a phone, or by the arrows. */
export const useWordSelection = ({ root, count, onCut, onPlay }: Input) => {
  const [range, setRange] = useState<WordRange>()
  /** Where a selection by the keyboard began and where it is. */
  const [keys, setKeys] = useState({ anchor: -1, focus: -1 })

  useEffect(() => {
    const read = () => {
      const found = root.current ? readWordRange(root.current) : undefined
      setRange((before) => (isSame(before, found) ? before : found))
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [root])

  const clear = () => {
    document.getSelection()?.removeAllRanges()
    setRange(undefined)
  }
  const move = (step: number, isExtending: boolean) => {
    const known = range ? (step > 0 ? range.last : range.first) : keys.focus
    const from = isExtending && range && keys.focus >= 0 ? keys.focus : known
    const focus = Math.min(count - 1, Math.max(0, from + step))
    const anchor = isExtending && keys.anchor >= 0 ? keys.anchor : focus
    setKeys({ anchor, focus })
    const next = { first: Math.min(anchor, focus), last: Math.max(anchor, focus) }
    if (root.current) selectWords(root.current, next)
  }
  const deeds = new Map<string, (isExtending: boolean) => void>([
    ['ArrowRight', (isExtending) => move(1, isExtending)],
    ['ArrowLeft', (isExtending) => move(-1, isExtending)],
    ['Enter', () => range && onPlay(range.first)],
    ['Delete', () => range && onCut(range)],
    ['Backspace', () => range && onCut(range)],
    ['Escape', clear],
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    const deed = deeds.get(event.key)
    if (!deed || event.target !== event.currentTarget || count === 0) return
    event.preventDefault()
    deed(event.shiftKey)
  }
  return { range, clear, onKeyDown }
}
