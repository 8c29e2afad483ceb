import type { Outline } from '@kadr/contract/studio/scene/geometry'
import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'
import type { Point } from './arc.ts'
import { parsePath, type Segment } from './parse-path.ts'

const mapPoints = (segments: readonly Segment[], move: (point: Point) => Point): Segment[] =>
  segments.map((segment): Segment => {
    if (segment.kind === 'close') return segment
    if (segment.kind !== 'curve') return { ...segment, to: move(segment.to) }
    return { kind: 'curve', a: move(segment.a), b: move(segment.b), to: move(segment.to) }
  })

/** The outline at its place on the canvas. */
export const placeOutline = ({ d, view }: Outline, box: Box): Segment[] => {
  const x = view ? box.width / view.width : 1
  const y = view ? box.height / view.height : 1
  return mapPoints(parsePath(d), (point) => ({ x: box.x + point.x * x, y: box.y + point.y * y }))
}

/** Moves lines a little, differently for every redraw; redraw 0 leaves them. */
export const shakePath = (
  segments: readonly Segment[],
  { redraw, amount }: { redraw: number; amount: number },
): Segment[] => {
  if (redraw === 0) return [...segments]
  const wave = (along: number, seed: number) =>
    Math.sin(along / 47 + seed * 2.3) * 0.65 + Math.sin(along / 19 + seed * 4.1) * 0.35
  return mapPoints(segments, ({ x, y }) => ({
    x: x + amount * wave(y, redraw),
    y: y + amount * wave(x, redraw + 5),
  }))
}

/** Adds the path to the brush's current one. */
export const tracePath = <Image>(brush: Brush<Image>, segments: readonly Segment[]): void => {
  for (const segment of segments) {
    if (segment.kind === 'close') brush.closePath()
    else if (segment.kind === 'curve') {
      const { a, b, to } = segment
      brush.bezierCurveTo(a.x, a.y, b.x, b.y, to.x, to.y)
    } else if (segment.kind === 'line') brush.lineTo(segment.to.x, segment.to.y)
    else brush.moveTo(segment.to.x, segment.to.y)
  }
}

/** Smallest box around the points and controls. */
export const measurePath = (segments: readonly Segment[]): Box | undefined => {
  const points = segments.flatMap((segment) =>
    segment.kind === 'close'
      ? []
      : segment.kind === 'curve'
        ? [segment.a, segment.b, segment.to]
        : [segment.to],
  )
  if (points.length === 0) return undefined
  const left = Math.min(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...points.map(({ x }) => x)) - left,
    height: Math.max(...points.map(({ y }) => y)) - top,
  }
}
