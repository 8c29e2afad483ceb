import type { ObjectLook } from '@kadr/contract/studio/scene/scene'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'

/** A slot without an object is nameless here; the director removes such pieces. */
const nameOf = ({ objects }: StyledSlide, slot = 0): string => objects[slot === 1 ? 1 : 0] ?? ''

/** Height to width that a drawn object may take, since tall ones rise above their box. */
const TALL = 1.14
const SMALLEST = 0.56

/** Where an object stands: its centre and the side of its box. */
export type ObjectPlacement = {
  cx: number
  cy: number
  size: number
  turn?: number
  widest?: number
  slot?: number
  /** The bottom of the words: the object shrinks so as not to reach above it. */
  top?: number
  part?: Piece['part']
  order?: number
}

/** Converts the height and the size from 9:16 to the page. */
export const scalePlacement = <T extends { cy: number; size: number }>(
  page: Page,
  placement: T,
): T => ({ ...placement, cy: page.y(placement.cy), size: placement.size * page.k })

/** The objects of the two halves of a comparison or a pair. */
export const placeTwoObjects = <T extends ObjectPlacement>(
  place: (placement: T) => Piece,
  [first, second]: readonly [T, T],
): Piece[] => [
  place({ ...first, part: 'object' }),
  place({ ...second, part: 'object', slot: 1, order: 1 }),
]

export const placeObject = (
  slide: StyledSlide,
  {
    look,
    colours,
    cx,
    cy,
    size,
    turn = 0,
    widest,
    slot = 0,
    top,
    part = slot === 0 ? 'object' : 'companion',
    order,
  }: ObjectPlacement & { look: ObjectLook; colours: readonly string[] },
): Piece => {
  const bottom = cy + (size * TALL) / 2
  const room = top === undefined ? size * TALL : bottom - top
  // Below the smallest share the object moves down instead of shrinking.
  const side = Math.round(Math.max(size * SMALLEST, Math.min(size, room / TALL)))
  const half = (side * TALL) / 2
  const middle = top === undefined ? cy : Math.max(bottom - half, top + half)
  return {
    name: `object ${slot}`,
    part,
    slot,
    ...(order === undefined ? {} : { order }),
    layer: {
      kind: 'object',
      name: nameOf(slide, slot),
      look,
      colours: [...colours],
      box: {
        x: Math.round(cx - side / 2),
        y: Math.round(middle - side / 2),
        width: side,
        height: side,
      },
      turn,
      ...(widest === undefined ? {} : { widest }),
    },
  }
}
