import type { Box, Layer } from '@kadr/contract/scene'
import { getShapeBounds } from './paint/shape-bounds.ts'
import type { TextPiece } from './text/text-piece.ts'
import { turnAround, turnBox } from './turn.ts'

/** What the timeline places. Texts are replaced by their pieces before they are drawn. */
export type TimedLayer = Layer | TextPiece

/** Area that a transition inside the layer's own bounds crosses. */
export const getEdges = (layer: TimedLayer): Box => {
  if (layer.kind === 'piece') return layer.turn ? turnBox(layer.box, layer.turn) : layer.box
  if (layer.kind === 'shape') return getShapeBounds(layer)
  const turn = 'turn' in layer ? (layer.turn ?? 0) : 0
  return turnBox(layer.box, turnAround(layer.box, turn))
}

/** Whether `draw` can follow a line of it. */
export const hasStroke = (layer: TimedLayer): boolean => {
  if (layer.kind === 'shape') return layer.stroke !== undefined && layer.paint.kind === 'none'
  return (
    layer.kind === 'piece' && (layer.mark?.kind === 'underline' || layer.mark?.kind === 'circle')
  )
}
