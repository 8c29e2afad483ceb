import type { Page } from '../../page.ts'
import type { Piece } from '../../piece.ts'
import type { StyledSlide } from '../../style.ts'

const FLOAT = { kind: 'float', x: 0, y: 84, every: 2.4 } as const

/** Lets a shape float: a slide of figures has nothing else that lives once it is read. */
export const floatPiece = (piece: Piece): Piece => ({
  ...piece,
  layer: { ...piece.layer, idle: FLOAT },
})

const BREATH = { kind: 'breathe', scale: 0.024, fade: 0, every: 2.4 } as const

/** A figure from edge to edge lives by itself: what floats beside it may be as dark as its field. */
export const breathePiece = (piece: Piece): Piece => ({
  ...piece,
  layer: { ...piece.layer, idle: BREATH },
})

/** On neighbouring slides it stands in other places, as an object would. */
const moveAside = (piece: Piece, { width }: Page, seed: number): Piece => {
  const { box } = piece.layer
  const shift = (seed % 3) * 0.5
  const x = box.x - shift * (box.x * 2 + box.width - width)
  return { ...piece, layer: { ...piece.layer, box: { ...box, x } } }
}

/** The ornament of a board, where no object and no picture stands at its foot. */
export const ornamentFor = (
  { art }: { art: readonly Piece[] },
  { page, slide: { seed } }: { page: Page; slide: StyledSlide },
  ornament: () => Piece,
): Piece[] => (art.length === 0 ? [floatPiece(moveAside(ornament(), page, seed))] : [])
