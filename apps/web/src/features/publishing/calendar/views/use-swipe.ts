import { type PointerEvent, useRef } from 'react'

const DISTANCE = 56
/** A swipe travels sideways at least twice as far as vertically. */
const STRAIGHT = 2

/** Touch only: a left swipe goes forward. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    // The browser claimed the touch for scrolling.
    onPointerCancel: () => {
      start.current = undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      // A drag in progress is not a swipe.
      if (currentTarget.ownerDocument.querySelector('[data-taken]')) return
      const across = clientX - from.x
      if (Math.abs(across) < DISTANCE) return
      if (Math.abs(across) < STRAIGHT * Math.abs(clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
  }
}
