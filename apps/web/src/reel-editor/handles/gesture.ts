export type Point = { x: number; y: number }
/** In fractions of the canvas. */
export type Shift = Point
/** Centre in fractions of the canvas, and size relative to what it is at 1. */
export type Placement = { x: number; y: number; scale: number }
type Size = { width: number; height: number }

const middle = ([first, second]: Pair): Point => ({
  x: (first.x + second.x) / 2,
  y: (first.y + second.y) / 2,
})
const between = ([first, second]: Pair) => Math.hypot(first.x - second.x, first.y - second.y)

/** Two fingers of a pinch, or the centre of the thing and the finger on its corner. */
type Pair = readonly [Point, Point]
/** Below this distance a small movement would cause a large change of scale. */
const LEAST_PIXELS = 12

const share = ({ from, to, frame }: { from: Point; to: Point; frame: Size }): Shift => ({
  x: (to.x - from.x) / frame.width,
  y: (to.y - from.y) / frame.height,
})
const growth = (from: Pair, to: Pair) => between(to) / Math.max(LEAST_PIXELS, between(from))

/** `factor` multiplies the scale. */
export type PlacementChange = { by: Shift; factor: number }

/** Points are in screen pixels, the result in fractions of the frame. */
export const readGesture = ({
  from,
  to,
  frame,
}: {
  from: readonly Point[]
  to: readonly Point[]
  frame: Size
}): PlacementChange => {
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
}): PlacementChange => ({ by: { x: 0, y: 0 }, factor: growth([centre, from], [centre, to]) })

const ARROWS: Record<string, Shift> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const ARROW_STEP = 0.01
const ARROW_LEAP = 0.1
const SCALE_STEP = 0.02
const SIZES: Record<string, number> = { '+': SCALE_STEP, '=': SCALE_STEP, '-': -SCALE_STEP }

/** Arrow keys move, plus and minus resize. Undefined for any other key. */
export const nudgePlacement = ({
  start,
  key,
  isFar,
}: {
  start: Placement
  key: string
  isFar: boolean
}): Placement | undefined => {
  const { x, y, scale } = start
  const arrow = ARROWS[key]
  const growth = SIZES[key]
  const step = isFar ? ARROW_LEAP : ARROW_STEP
  if (arrow) return { x: x + arrow.x * step, y: y + arrow.y * step, scale }
  return growth ? { x, y, scale: scale + growth } : undefined
}
