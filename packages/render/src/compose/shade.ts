import type { Box, ShapeLayer } from '@kadr/contract/studio/scene/scene'
import type { DrawnLayer } from '@kadr/scene/draw/drawing-cache'
import { parseColour, toYuv } from '@kadr/scene/key/yuv'
import { allocatePlanes, findSpans, type KernelContext, type Planes } from '../planes/planes.ts'
import { scaleBox } from './rect.ts'

const OPAQUE = 255

const alphaOf = (colour: string) =>
  colour.length > 7 ? Number.parseInt(colour.slice(7, 9), 16) : OPAQUE

/** Undefined where a row has more than one colour. */
const findEndColours = ({ paint }: ShapeLayer): [string, string] | undefined => {
  if (paint.kind === 'solid') return [paint.colour, paint.colour]
  if (paint.kind !== 'gradient' || paint.via || paint.angle % 180 !== 0) return undefined
  return [paint.from, paint.to]
}

/**
 * A translucent overlay whose rows are one colour each. Opaque gradients go through Skia, which
 * dithers them; banding is invisible in a translucent one.
 */
export const isShade = (layer: DrawnLayer): layer is ShapeLayer =>
  layer.kind === 'shape' &&
  layer.shape === 'rectangle' &&
  layer.radius === 0 &&
  !layer.turn &&
  !layer.shadow &&
  !layer.stroke &&
  (findEndColours(layer)?.some((colour) => alphaOf(colour) < OPAQUE) ?? false)

/** Interpolated colour. */
const tintAt = (layer: ShapeLayer, share: number) => {
  const isUpward = layer.paint.kind === 'gradient' && layer.paint.angle % 360 !== 0
  const portion = Math.min(1, Math.max(0, isUpward ? 1 - share : share))
  const [from, to] = findEndColours(layer) ?? ['#00000000', '#00000000']
  const [a, b] = [parseColour(from), parseColour(to)]
  const between = (start: number, end: number) => start + (end - start) * portion
  return {
    ...toYuv({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) }),
    alpha: between(alphaOf(from), alphaOf(to)),
  }
}

/** Computes the planes of an overlay over a box of whole pixels without drawing it. */
export const createShadePlanes = (
  context: KernelContext,
  { layer, scale, box }: { layer: ShapeLayer; scale: number; box: Box },
): Planes => {
  const { width, height } = box
  const planes = allocatePlanes(context, { width, height, hasAlpha: true })
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
    context.kernel.fillPlane(plane + row * wide, wide, wide, 1, Math.round(value))
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
  const spans = findSpans(context, { ...planes, alpha })
  return { ...planes, alpha: { ...alpha, spans, hasEvenRows: true } }
}
