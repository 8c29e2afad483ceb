import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import { getShapeBounds } from '../paint/shape-bounds.ts'
import type { TextPiece } from '../text/text-piece.ts'
import { turnAround, turnBox } from './turn.ts'

/** A layer in the timeline. Texts are replaced by their pieces before drawing. */
export type TimedLayer = Layer | TextPiece

/** Area that a transition inside the layer's own bounds crosses. */
export const getEdges = (layer: TimedLayer): Box => {
  if (layer.kind === 'piece') return layer.turn ? turnBox(layer.box, layer.turn) : layer.box
  if (layer.kind === 'shape') return getShapeBounds(layer)
  const turn = 'turn' in layer ? (layer.turn ?? 0) : 0
  return turnBox(layer.box, turnAround(layer.box, turn))
}

/** Whether the layer has a stroke that the `draw` transition can draw. */
export const hasStroke = (layer: TimedLayer): boolean => {
  if (layer.kind === 'shape') return layer.stroke !== undefined && layer.paint.kind === 'none'
  return (
    layer.kind === 'piece' && (layer.mark?.kind === 'underline' || layer.mark?.kind === 'circle')
  )
}
