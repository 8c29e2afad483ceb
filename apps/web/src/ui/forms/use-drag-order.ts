import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Long press: a touch that moves earlier scrolls the list. */
const LONG_PRESS_MS = 220
const MOUSE_SLACK = 5
const TOUCH_SLACK = 8

type Grip = { index: number; pointerId: number; x: number; y: number; timer: number | undefined }

/** The item under a point; between items, the nearest. */
export const nearestIndex = (
  boxes: readonly { left: number; top: number; width: number; height: number }[],
  point: { x: number; y: number },
): number | undefined => {
  let best: { index: number; far: number } | undefined
  boxes.forEach((box, index) => {
    const x = box.left + box.width / 2 - point.x
    const y = box.top + box.height / 2 - point.y
    const far = x * x + y * y
    if (!best || far < best.far) best = { index, far }
  })
  return best?.index
}

type Options = {
  onMove: (step: { from: number; to: number }) => void
  /** `handle`: a dedicated grip starts at once. `item`: the item can also be pressed and scrolled. */
  by: 'handle' | 'item'
}

/** Reorders elements with `data-order` by mouse or touch. */
export const useDragOrder = <List extends HTMLElement>({ onMove, by }: Options) => {
  const list = useRef<List>(null)
  const grip = useRef<Grip>(undefined)
  const hasMoved = useRef(false)
  const [dragged, setDragged] = useState<number>()

  useEffect(() => {
    if (dragged === undefined) return
    // Only a non-passive listener can prevent scrolling.
    const preventScroll = (event: TouchEvent) => event.preventDefault()
    window.addEventListener('touchmove', preventScroll, { passive: false })
    return () => window.removeEventListener('touchmove', preventScroll)
  }, [dragged])

  const end = () => {
    clearTimeout(grip.current?.timer)
    grip.current = undefined
    setDragged(undefined)
  }

  const pickUp = (element: HTMLElement) => {
    if (!grip.current) return
    hasMoved.current = true
    element.setPointerCapture(grip.current.pointerId)
    setDragged(grip.current.index)
  }

  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (dragged === undefined || !list.current) return
    const items = [...list.current.querySelectorAll('[data-order]')]
    const to = nearestIndex(
      items.map((item) => item.getBoundingClientRect()),
      { x, y },
    )
    if (to === undefined || to === dragged) return
    onMove({ from: dragged, to })
    setDragged(to)
  }

  const decide = (event: PointerEvent<HTMLElement>, held: Grip) => {
    const distance = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (event.pointerType !== 'mouse') return distance > TOUCH_SLACK && end()
    if (distance > MOUSE_SLACK) pickUp(event.currentTarget)
  }

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      hasMoved.current = false
      const { currentTarget, pointerId, pointerType, clientX: x, clientY: y } = event
      grip.current = { index, pointerId, x, y, timer: undefined }
      if (by === 'handle') return pickUp(currentTarget)
      if (pointerType === 'mouse') return
      grip.current.timer = window.setTimeout(() => pickUp(currentTarget), LONG_PRESS_MS)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== undefined) return move(event)
      if (grip.current) decide(event, grip.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault(): void }) =>
      hasMoved.current && event.preventDefault(),
    // Suppresses the click that ends a drag.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })

  return { list, dragged, handle }
}

export const moveItem = <T>(
  items: readonly T[],
  { from, to }: { from: number; to: number },
): T[] => {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
