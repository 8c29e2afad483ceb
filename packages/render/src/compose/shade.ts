import type { Box, Layer, ShapeLayer } from '@kadr/contract/scene'
import { parseColour, toYuv } from '@kadr/scene/key/yuv'
import { type Planes, type Studio, spansOf, takePlanes } from '../planes/planes.ts'
import { scaleBox } from './rect.ts'

const OPAQUE = 255

const alphaOf = (colour: string) =>
  colour.length > 7 ? Number.parseInt(colour.slice(7, 9), 16) : OPAQUE

const endsOf = ({ paint }: ShapeLayer): [string, string] =>
  paint.kind === 'solid' ? [paint.colour, paint.colour] : [paint.from, paint.to]

/**
 * A veil whose rows are of one colour each. What is opaque is left to the canvas, which hides steps between colours by
 * noise; under a veil nobody sees any.
 */
export const isShade = (layer: Layer): layer is ShapeLayer =>
  layer.kind === 'shape' &&
  layer.shape === 'rectangle' &&
  layer.radius === 0 &&
  (layer.paint.kind === 'solid' || layer.paint.angle % 180 === 0) &&
  endsOf(layer).some((colour) => alphaOf(colour) < OPAQUE)

/** The colour at a share of the way from one end to the other. */
const tintAt = (layer: ShapeLayer, share: number) => {
  const isUpward = layer.paint.kind === 'gradient' && layer.paint.angle % 360 !== 0
  const way = Math.min(1, Math.max(0, isUpward ? 1 - share : share))
  const [from, to] = endsOf(layer)
  const [a, b] = [parseColour(from), parseColour(to)]
  const between = (start: number, end: number) => start + (end - start) * way
  return {
    ...toYuv({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) }),
    alpha: between(alphaOf(from), alphaOf(to)),
  }
}

/** Planes of a veil over a box of whole pixels, counted instead of drawn. */
export const shadePlanes = (
  studio: Studio,
  { layer, scale, box }: { layer: ShapeLayer; scale: number; box: Box },
): Planes => {
  const { width, height } = box
  const planes = takePlanes(studio, { width, height, hasAlpha: true })
  const { alpha } = planes
  if (!alpha) throw new Error('planes were asked for with alpha')
  const own = scaleBox(layer.box, scale)
  const rowsAt = (row: number, rows: 1 | 2) => {
    const top = box.y + row
    const seen = Math.min(top + rows, own.y + own.height) - Math.max(top, own.y)
    const tint = tintAt(layer, (top + rows / 2 - own.y) / own.height)
    return { ...tint, alpha: (tint.alpha * Math.max(0, seen)) / rows }
  }
  const fill = (plane: number, row: number, wide: number, value: number) =>
    studio.kernel.fillPlane(plane + row * wide, wide, wide, 1, Math.round(value))
  for (let row = 0; row < height; row += 1) {
    const tint = rowsAt(row, 1)
    fill(planes.y, row, width, tint.y)
    fill(alpha.full, row, width, tint.alpha)
  }
  for (let row = 0; row < height / 2; row += 1) {
    const tint = rowsAt(row * 2, 2)
    fill(planes.u, row, width / 2, tint.u)
    fill(planes.v, row, width / 2, tint.v)
    fill(alpha.half, row, width / 2, tint.alpha)
  }
  const spans = spansOf(studio, { ...planes, alpha })
  return { ...planes, alpha: { ...alpha, spans, hasEvenRows: true } }
}
