import { type PointerEvent, useState } from 'react'

export const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays on mouse hover; touch and keyboard use the button. */
export const usePlayback = () => {
  const [isPlaying, setIsPlaying] = useState(false)
  const byMouse = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !wantsStillness()) setIsPlaying(isOver)
  }
  return {
    isPlaying,
    toggle: () => setIsPlaying(!isPlaying),
    stop: () => setIsPlaying(false),
    hover: { onPointerEnter: byMouse(true), onPointerLeave: byMouse(false) },
  }
}
export type Playback = ReturnType<typeof usePlayback>
