import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A finger that stays this long means to take the thing, not to scroll. */
const HOLD_MS = 220
const MOUSE_PIXELS = 5
const SLIP_PIXELS = 8

type Grip = { index: number; pointerId: number; x: number; y: number; timer: number | undefined }

/** Which item a point is over; between items, the nearest. */
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

/** Dragging things of a row or a column with a mouse or a finger. The list still scrolls under a quick finger. */
export const useDragOrder = (onMove: (step: { from: number; to: number }) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const grip = useRef<Grip>(undefined)
  const hasMoved = useRef(false)
  const [dragged, setDragged] = useState<number>()

  useEffect(() => {
    if (dragged === undefined) return
    // Only a listener that is not passive can keep the page from scrolling away with the finger.
    const hold = (event: TouchEvent) => event.preventDefault()
    window.addEventListener('touchmove', hold, { passive: false })
    return () => window.removeEventListener('touchmove', hold)
  }, [dragged])

  const end = () => {
    clearTimeout(grip.current?.timer)
    grip.current = undefined
    setDragged(undefined)
  }

  const take = (element: HTMLElement) => {
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

  /** A mouse that moves drags; a finger that moves before it has waited scrolls. */
  const decide = (event: PointerEvent<HTMLElement>, held: Grip) => {
    const way = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (event.pointerType !== 'mouse') return way > SLIP_PIXELS && end()
    if (way > MOUSE_PIXELS) take(event.currentTarget)
  }

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      hasMoved.current = false
      const { currentTarget, pointerId, pointerType, clientX: x, clientY: y } = event
      const timer =
        pointerType === 'mouse' ? undefined : window.setTimeout(() => take(currentTarget), HOLD_MS)
      grip.current = { index, pointerId, x, y, timer }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== undefined) return move(event)
      if (grip.current) decide(event, grip.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault(): void }) =>
      hasMoved.current && event.preventDefault(),
    // A press that dragged is no click.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })

  return { list, dragged, handle }
}
