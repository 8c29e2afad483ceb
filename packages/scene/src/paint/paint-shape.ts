import type { Shadow } from '@kadr/contract/studio/scene/paint'
import type { Box, ShapeLayer } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '../draw/assets.ts'
import type { Brush } from '../draw/brush.ts'
import { applyTurn, turnAround } from '../geometry/turn.ts'
import type { Point } from '../path/arc.ts'
import { cutLines, flattenPath } from '../path/flatten.ts'
import type { Segment } from '../path/parse-path.ts'
import { outlinePenStroke } from '../path/pen.ts'
import { placeOutline, shakePath, tracePath } from '../path/trace.ts'
import type { LayerState } from '../time/variant.ts'
import { createFillStyle } from './fill-style.ts'
import { paintBezel, paintPhone } from './paint-phone.ts'
import { paintTexture } from './paint-texture.ts'

type PaintShape<Image> = {
  brush: Brush<Image>
  layer: ShapeLayer
  state: LayerState
  assets: Assets<Image>
  /** Pixels per point: canvas shadows ignore the transform. */
  scale: number
}

export const useBoxShadow = <Image>(
  brush: Brush<Image>,
  shadow: Shadow | undefined,
  scale: number,
): void => {
  if (!shadow) return
  brush.shadowColor = shadow.colour
  brush.shadowBlur = shadow.blur * scale
  brush.shadowOffsetX = shadow.x * scale
  brush.shadowOffsetY = shadow.y * scale
}

/** A rectangle under a half circle as wide as it. */
export const traceArch = <Image>(brush: Brush<Image>, { x, y, width, height }: Box): void => {
  const radius = Math.min(width / 2, height)
  brush.moveTo(x, y + height)
  brush.lineTo(x, y + radius)
  brush.ellipse(x + width / 2, y + radius, width / 2, radius, 0, Math.PI, Math.PI * 2)
  brush.lineTo(x + width, y + height)
  brush.closePath()
}

const segmentsOf = ({ layer: { path, box, redraw }, state }: PaintShape<unknown>): Segment[] =>
  path
    ? shakePath(placeOutline(path, box), { redraw: state.redraw, amount: redraw?.amount ?? 0 })
    : []

const traceShape = <Image>(painting: PaintShape<Image>) => {
  const { brush, layer } = painting
  const { box, shape, radius } = layer
  brush.beginPath()
  if (shape === 'path') tracePath(brush, segmentsOf(painting))
  else if (shape === 'arch') traceArch(brush, box)
  else if (shape === 'ellipse') {
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    brush.ellipse(x, y, box.width / 2, box.height / 2, 0, 0, Math.PI * 2)
  } else {
    if (shape === 'corners') brush.rect(box.x, box.y, box.width, box.height)
    brush.roundRect(
      box.x,
      box.y,
      box.width,
      box.height,
      Math.min(radius, box.width / 2, box.height / 2),
    )
  }
}

const traceLine = <Image>(brush: Brush<Image>, line: readonly Point[]) => {
  for (const [index, { x, y }] of line.entries()) {
    if (index === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  }
}

const paintStroke = <Image>(painting: PaintShape<Image>) => {
  const { brush, layer, state } = painting
  const { stroke, shape } = layer
  if (!stroke) return
  const isPath = shape === 'path'
  if (isPath && stroke.pen !== undefined) {
    brush.fillStyle = stroke.colour
    brush.beginPath()
    for (const line of cutLines(flattenPath(segmentsOf(painting)), state.drawn))
      tracePath(
        brush,
        outlinePenStroke({ line, width: stroke.width, seed: stroke.pen + state.redraw }),
      )
    return brush.fill()
  }
  brush.strokeStyle = stroke.colour
  brush.lineWidth = stroke.width
  brush.lineCap = stroke.cap
  brush.lineJoin = stroke.join
  if (isPath && state.drawn < 1) {
    brush.beginPath()
    for (const line of cutLines(flattenPath(segmentsOf(painting)), state.drawn))
      traceLine(brush, line)
  } else traceShape(painting)
  brush.stroke()
}

const paintFill = <Image>(painting: PaintShape<Image>) => {
  const { brush, layer, assets, scale } = painting
  const { box, shape, radius, paint } = layer
  if (paint.kind === 'none') return
  if (paint.kind === 'texture') {
    traceShape(painting)
    brush.clip()
    return paintTexture(brush, paint, { box, assets, scale })
  }
  brush.fillStyle = createFillStyle(brush, paint, box)
  if (shape === 'rectangle' && radius === 0)
    return brush.fillRect(box.x, box.y, box.width, box.height)
  traceShape(painting)
  brush.fill('evenodd')
}

export const paintShape = <Image>(painting: PaintShape<Image>) => {
  const { brush, layer, state, scale } = painting
  const { box, shape, shadow, paint } = layer
  if (shape === 'phone') return paintPhone({ brush, box, scale })
  if (shape === 'bezel') return paintBezel({ brush, box })
  brush.save()
  applyTurn(brush, turnAround(box, (layer.turn ?? 0) + state.sway))
  brush.save()
  useBoxShadow(brush, shadow, scale)
  paintFill(painting)
  brush.restore()
  // A filled shape casts the shadow with its fill.
  if (paint.kind === 'none') useBoxShadow(brush, shadow, scale)
  paintStroke(painting)
  brush.restore()
}
