import { type PointerEvent, useRef } from 'react'

const DISTANCE = 56
/** A swipe goes sideways more than twice as far as it strays. */
const STRAIGHT = 2

/** Turns pages by a finger: to the left is forward. A mouse has buttons for that. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    // The browser took the finger for scrolling.
    onPointerCancel: () => {
      start.current = undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      // A post that was taken is put down, not swiped.
      if (currentTarget.ownerDocument.querySelector('[data-taken]')) return
      const across = clientX - from.x
      if (Math.abs(across) < DISTANCE) return
      if (Math.abs(across) < STRAIGHT * Math.abs(clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
  }
}
