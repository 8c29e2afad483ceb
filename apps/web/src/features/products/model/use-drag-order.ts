import { type PointerEvent, useRef, useState } from 'react'

/** Dragging rows of one column by a handle, with a mouse or a finger. */
export const useDragOrder = (onMove: (step: { from: number; to: number }) => void) => {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()

  const rowAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])]
    const index = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return y >= top && y < bottom
    })
    return index < 0 ? undefined : index
  }

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged === undefined) return
      const to = rowAt(event.clientY)
      if (to === undefined || to === dragged) return
      onMove({ from: dragged, to })
      setDragged(to)
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  })

  return { list, dragged, handle }
}

/** The same list with one item moved to another place. */
export const moved = <T>(items: readonly T[], { from, to }: { from: number; to: number }): T[] => {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
