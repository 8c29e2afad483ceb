import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Page } from '../styles/page.ts'

/** Design heights between which slides place their words. */
const WORDS = { top: 250, bottom: 1500 }
const CANVAS_BOTTOM = 1920
/** Captions take the lowest part of it. */
const CAPTIONS_TOP = 1372
const BESIDE_CAPTIONS = 1352
/** Sizes shrink less than heights: widths stay. */
const SHRINK = 0.92

const shrink = (design: number): number => {
  if (design <= WORDS.top) return design
  const room = BESIDE_CAPTIONS - WORDS.top
  if (design <= WORDS.bottom)
    return WORDS.top + ((design - WORDS.top) / (WORDS.bottom - WORDS.top)) * room
  const below = (design - WORDS.bottom) / (CANVAS_BOTTOM - WORDS.bottom)
  return BESIDE_CAPTIONS + below * (CANVAS_BOTTOM - BESIDE_CAPTIONS)
}

/** A page whose layouts leave the place of captions free. */
export const leaveCaptionRoom = (page: Page): Page => {
  const y = (design: number) => page.y(shrink(design))
  return {
    ...page,
    k: page.k * SHRINK,
    y,
    box: (x, top, width, bottom) => ({
      x,
      y: y(top),
      width,
      height: Math.max(2, y(bottom) - y(top)),
    }),
  }
}

/** Where captions of slides stand, at the foot of the words. */
export const getCaptionBox = ({ left, right, box }: Page): Box =>
  box(left, CAPTIONS_TOP, right - left, WORDS.bottom)
