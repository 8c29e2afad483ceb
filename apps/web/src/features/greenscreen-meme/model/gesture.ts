import type { Shift } from './reaction-place.ts'

export type Point = { x: number; y: number }
type Size = { width: number; height: number }

const middle = ([first, second]: Pair): Point => ({
  x: (first.x + second.x) / 2,
  y: (first.y + second.y) / 2,
})
const between = ([first, second]: Pair) => Math.hypot(first.x - second.x, first.y - second.y)

/** Two fingers of a pinch, or the centre of the reaction and the finger on its corner. */
type Pair = readonly [Point, Point]
/** Below this distance a small movement would cause a large change of scale. */
const LEAST_PIXELS = 12

const share = ({ from, to, frame }: { from: Point; to: Point; frame: Size }): Shift => ({
  x: (to.x - from.x) / frame.width,
  y: (to.y - from.y) / frame.height,
})
const growth = (from: Pair, to: Pair) => between(to) / Math.max(LEAST_PIXELS, between(from))

type Change = { by: Shift; factor: number }

/** Points are in screen pixels, the result in fractions of the frame. */
export const readGesture = ({
  from,
  to,
  frame,
}: {
  from: readonly Point[]
  to: readonly Point[]
  frame: Size
}): Change => {
  const [begun, second] = from
  const [now, other] = to
  if (!begun || !now) return { by: { x: 0, y: 0 }, factor: 1 }
  if (!second || !other) return { by: share({ from: begun, to: now, frame }), factor: 1 }
  const pair: Pair = [begun, second]
  const next: Pair = [now, other]
  return {
    by: share({ from: middle(pair), to: middle(next), frame }),
    factor: growth(pair, next),
  }
}

/** Resizes by the corner around a fixed centre. */
export const readCorner = ({
  centre,
  from,
  to,
}: {
  centre: Point
  from: Point
  to: Point
}): Change => ({ by: { x: 0, y: 0 }, factor: growth([centre, from], [centre, to]) })
