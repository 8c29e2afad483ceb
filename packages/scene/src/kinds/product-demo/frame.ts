import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Piece } from '../../styles/piece.ts'

const fitInto = ({ x, y, width, height }: Box, ratio: number): Box => {
  const wide = Math.min(width, height * ratio)
  const high = wide / ratio
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** Fits the frame to the picture's aspect ratio, so that the whole product is visible. */
export const showWhole = (pieces: readonly Piece[], ratio: number | undefined): Piece[] => {
  const photo = pieces.find(({ name }) => name === 'photo')
  const isFramed =
    photo?.layer.kind === 'clip' ||
    (photo?.layer.kind === 'picture' && photo.layer.mask?.kind === 'rounded')
  if (!photo || !ratio || !isFramed || photo.part !== 'photo') return [...pieces]
  const before = photo.layer.box
  const box = fitInto(before, ratio)
  return pieces.map((piece) => {
    if (piece === photo) return { ...piece, layer: { ...piece.layer, box } }
    // Decorations of the frame move with it.
    if (piece.part !== 'photo') return piece
    const own = piece.layer.box
    const isSheet = own.width === before.width && own.height === before.height
    const moved = isSheet
      ? { ...box, x: box.x + own.x - before.x, y: box.y + own.y - before.y }
      : { ...own, y: own.y + box.y - before.y }
    return { ...piece, layer: { ...piece.layer, box: moved } }
  })
}
