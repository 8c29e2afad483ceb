import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Photo } from '../styles/kit/photo.ts'
import type { Page } from '../styles/page.ts'
import type { Piece } from '../styles/piece.ts'
import type { Style } from '../styles/style.ts'

/** A thing may be wider and taller than the side of its object, as tall drawn ones are. */
const MOST = { wide: 1.4, tall: 1.14 }
/** Between a thing and the edge of the canvas. */
const EDGE = 40

/** As large as the place of the object allows, on the same foot. */
const fitBox = ({ x, y, width, height }: Box, ratio: number, page: Page): Box => {
  const side = Math.min(width, height)
  const middle = x + width / 2
  const most = (Math.min(middle, page.width - middle) - EDGE * page.k) * 2
  const wide = Math.min(side * MOST.wide, side * MOST.tall * ratio, most)
  const tall = wide / ratio
  const foot = Math.min(y + height, page.height - EDGE * page.k)
  return { x: middle - wide / 2, y: foot - tall, width: wide, height: tall }
}

/**
 * The thing in place of the main object, before the same backdrop and moving as objects do. Undefined
 * where the layout shows no object: there it is a picture as any other.
 */
export const placeCutOut = (
  pieces: readonly Piece[],
  { photo, page, edge }: { photo: Photo; page: Page; edge: Style['cutEdge'] },
): Piece[] | undefined => {
  const { cutOut: ratio, asset, focus } = photo
  const main = pieces.find(({ slot, layer }) => slot === 0 && layer.kind === 'object')
  if (ratio === undefined || !main) return undefined
  return pieces.map((piece) => {
    if (piece !== main || piece.layer.kind !== 'object') return piece
    const { box, turn = 0 } = piece.layer
    return {
      ...piece,
      layer: {
        kind: 'picture',
        asset,
        fit: 'contain',
        focus,
        motion: { kind: 'still' },
        box: fitBox(box, ratio, page),
        turn: turn / 2,
        ...(edge && { edge }),
      },
    }
  })
}
