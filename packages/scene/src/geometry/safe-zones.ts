import type { Aspect, Box } from '@kadr/contract/studio/scene/scene'
import type { TextPosition } from '@kadr/contract/studio/slideshow'
import { getCanvasSize } from './canvas-size.ts'

type Insets = { top: number; right: number; bottom: number; left: number }

/** Areas covered by the apps' controls on a full-screen video, with a margin. */
export const SAFE_ZONES: Record<'tiktok' | 'reels' | 'shorts', Insets> = {
  tiktok: { top: 130, right: 140, bottom: 400, left: 60 },
  reels: { top: 220, right: 130, bottom: 420, left: 40 },
  shorts: { top: 180, right: 150, bottom: 400, left: 48 },
}

const FEED_INSET = 64
/** The button column covers the lower part only: text above it may be wider. */
const WIDE_INSET = 84

const insetsOf = (aspect: Aspect): Insets => {
  if (aspect !== '9:16')
    return { top: FEED_INSET, right: FEED_INSET, bottom: FEED_INSET, left: FEED_INSET }
  const zones = Object.values(SAFE_ZONES)
  const largest = (side: keyof Insets) => Math.max(...zones.map((zone) => zone[side]))
  return {
    top: largest('top'),
    right: largest('right'),
    bottom: largest('bottom'),
    left: largest('left'),
  }
}

/** The area that no network covers. */
export const getSafeBox = (aspect: Aspect): Box => {
  const { width, height } = getCanvasSize(aspect)
  const { top, right, bottom, left } = insetsOf(aspect)
  return { x: left, y: top, width: width - left - right, height: height - top - bottom }
}

/** Box of a slide's text: centred and clear of the apps' controls. */
export const getTextBox = ({
  aspect,
  position,
}: {
  aspect: Aspect
  position: TextPosition
}): Box => {
  const { width, height } = getCanvasSize(aspect)
  const { top, right, bottom } = insetsOf(aspect)
  const inset = aspect === '9:16' && position !== 'bottom' ? WIDE_INSET : right
  const room = height - top - bottom
  const third = Math.round(room * 0.42)
  const y = {
    top,
    center: top + Math.round((room - third) / 2),
    bottom: height - bottom - third,
  }[position]
  return { x: inset, y, width: width - inset * 2, height: third }
}
