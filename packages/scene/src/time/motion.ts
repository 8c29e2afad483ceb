import type { Motion, PictureLayer, View } from '@kadr/contract/studio/scene/scene'
import { clamp, easeInOut, mix } from './easing.ts'

export const WHOLE_VIEW: View = { zoom: 1, x: 0.5, y: 0.5 }

/**
 * Pictures with a mask, border, shadow, turn or idle motion are rasterised once, without camera
 * motion.
 */
export const isFramed = ({ turn, mask, border, shadow, edge, idle }: PictureLayer): boolean =>
  Boolean(turn || mask || border || shadow || edge || idle?.kind === 'sway')

/** Visible part of a picture at a moment of its layer. */
export const computeView = ({
  motion,
  seconds,
  duration,
}: {
  motion: Motion
  seconds: number
  duration: number
}): View => {
  if (motion.kind === 'still') return WHOLE_VIEW
  if (motion.kind === 'pulse') {
    const phase = (Math.max(0, seconds) % motion.every) / motion.every
    return { zoom: mix(1, motion.zoom, (1 - phase) ** 3), x: 0.5, y: 0.5 }
  }
  const linear = clamp(seconds / duration)
  const share = motion.easing === 'gentle' ? easeInOut(linear) : linear
  return {
    zoom: mix(motion.from.zoom, motion.to.zoom, share),
    x: mix(motion.from.x, motion.to.x, share),
    y: mix(motion.from.y, motion.to.y, share),
  }
}

/** Visible rectangle as shares of the picture, clamped to its edges. */
export const computeViewRect = ({ zoom, x, y }: View) => {
  const size = 1 / zoom
  return {
    x: clamp(x - size / 2, 0, 1 - size),
    y: clamp(y - size / 2, 0, 1 - size),
    size,
  }
}

/** Pictures are rasterised for this zoom. */
export const findClosestZoom = (motion: Motion): number => {
  if (motion.kind === 'still') return 1
  return motion.kind === 'pulse' ? motion.zoom : Math.max(motion.from.zoom, motion.to.zoom)
}
