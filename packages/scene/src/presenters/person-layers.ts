import type { PresenterPart } from '@kadr/contract/studio/scene/presenter'
import type { Box } from '@kadr/contract/studio/scene/scene'
import { PART_BOUNDS } from './parts.ts'

/** From back to front. */
export const PRESENTER_PARTS: readonly PresenterPart[] = [
  'hairBack',
  'body',
  'head',
  'mouth',
  'top',
  'hand',
]

/** Centre of the head, and scale of the person. */
export type PersonPosition = { x: number; y: number; scale: number; isFlipped?: boolean }

export const placePart = (
  part: PresenterPart,
  { x, y, scale, isFlipped = false }: PersonPosition,
): Box => {
  const bounds = PART_BOUNDS[part]
  const left = isFlipped ? -bounds.x - bounds.width : bounds.x
  return {
    x: x + left * scale,
    y: y + bounds.y * scale,
    width: bounds.width * scale,
    height: bounds.height * scale,
  }
}
