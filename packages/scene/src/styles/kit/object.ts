import type { ObjectLook } from '@kadr/contract/scene'
import type { Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'

/** The object of a slot; a slot without one is left out after the layout. */
export const nameOf = ({ objects }: StyledSlide, slot = 0): string =>
  (slot === 1 ? objects[1] : null) ?? objects[0]

/** A tall body rises above its box. */
const TALL = 1.14
const SMALLEST = 0.56

/** A drawn object with its centre at (cx, cy). */
export const placeObject = ({
  name,
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
}: {
  name: string
  look: ObjectLook
  colours: readonly string[]
  cx: number
  cy: number
  size: number
  turn?: number
  widest?: number
  slot?: number
  /** It shrinks so as not to reach above: the words end there. */
  top?: number
  part?: Piece['part']
  order?: number
}): Piece => {
  const bottom = cy + (size * TALL) / 2
  const room = top === undefined ? size * TALL : bottom - top
  // A smaller object would be lost: it is lower instead.
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
      name,
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
