import type { Piece } from '../../piece.ts'

const FLOAT = { kind: 'float', x: 0, y: 56, every: 2.4 } as const

/** Lets a shape float: a slide of figures has nothing else that lives once it is read. */
export const floatPiece = (piece: Piece): Piece => ({
  ...piece,
  layer: { ...piece.layer, idle: FLOAT },
})

/** The ornament of a board, where no object and no picture stands at its foot. */
export const ornamentFor = ({ art }: { art: readonly Piece[] }, ornament: () => Piece): Piece[] =>
  art.length === 0 ? [floatPiece(ornament())] : []
