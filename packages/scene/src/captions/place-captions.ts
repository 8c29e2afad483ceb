import type { Box } from '@kadr/contract/studio/scene/scene'
import type { TextPosition } from '@kadr/contract/studio/slideshow'
import { getTextBox } from '../geometry/safe-zones.ts'
import type { Page } from '../styles/page.ts'

/** Heights between the controls of social apps and the head. */
const TOP = { from: 268, until: 628 }
/** Below the mouth, and below the name where there is one. */
const BOTTOM = { from: 1060, fromName: 1150, until: 1500, inset: 150 }

/** The area of the captions of a person who speaks. */
export const placeCaptions = (
  page: Page,
  { place, hasName }: { place: TextPosition; hasName: boolean },
): Box => {
  if (place === 'top') return page.box(page.left, TOP.from, page.right - page.left, TOP.until)
  if (place === 'center') return getTextBox({ aspect: page.aspect, position: place })
  const from = hasName ? BOTTOM.fromName : BOTTOM.from
  return page.box(BOTTOM.inset, from, page.width - BOTTOM.inset * 2, BOTTOM.until)
}
