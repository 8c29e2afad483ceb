import type { ObjectLook } from '@kadr/contract/scene'
import type { Piece } from '../piece.ts'

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
  const bottom = cy + size / 2
  const room = top === undefined ? size : bottom - top
  // At least two thirds stay: a smaller object is lower instead.
  const side = Math.round(Math.max(size * 0.62, Math.min(size, room)))
  const middle = top === undefined ? cy : Math.max(bottom - side / 2, top + side / 2)
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
