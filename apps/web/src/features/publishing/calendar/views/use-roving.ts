import { type KeyboardEvent, useRef, useState } from 'react'

type Options = {
  /** In row order. */
  keys: readonly string[]
  columns: number
  initial: string
}

const moves = (columns: number): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
})

/** Roving tabindex: one tab stop per grid, arrow keys move between its cells. */
export const useRoving = <Element extends HTMLElement>({ keys, columns, initial }: Options) => {
  const grid = useRef<Element>(null)
  const [chosen, setChosen] = useState(initial)
  const current = keys.includes(chosen) ? chosen : keys.includes(initial) ? initial : keys[0]

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined
    const by = moves(columns)[event.key]
    if (cell === undefined || by === undefined) return
    event.preventDefault()
    const next = keys[keys.indexOf(cell) + by]
    if (next === undefined) return
    setChosen(next)
    const found = grid.current?.querySelector(`[data-cell="${next}"]`)
    if (found instanceof HTMLElement) found.focus()
  }

  return { grid, current, setCurrent: setChosen, onKeyDown }
}
