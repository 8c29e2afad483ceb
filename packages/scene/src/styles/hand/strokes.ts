import { createSeededRandom } from '@kadr/kit/seeded-random'

export type Point = readonly [x: number, y: number]

const f = (value: number) => Number(value.toFixed(1)).toString()

const pointAt = (points: readonly Point[], index: number, isClosed: boolean): Point => {
  const count = points.length
  const at = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
  return points[at] ?? [0, 0]
}

/** SVG path of a smooth line through the points. */
export const curve = (points: readonly Point[], isClosed = false): string => {
  const [x, y] = pointAt(points, 0, false)
  const last = isClosed ? points.length : points.length - 1
  let d = `M${f(x)} ${f(y)}`
  for (let i = 0; i < last; i += 1) {
    const p0 = pointAt(points, i - 1, isClosed)
    const p1 = pointAt(points, i, isClosed)
    const p2 = pointAt(points, i + 1, isClosed)
    const p3 = pointAt(points, i + 2, isClosed)
    const from = `${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)}`
    const to = `${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)}`
    d += `C${from} ${to} ${f(p2[0])} ${f(p2[1])}`
  }
  return isClosed ? `${d}Z` : d
}

const steps = (count: number, make: (share: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => make(index / (count - 1)))

/** An underline with a shorter second line under it. */
export const doubleLine = (width: number, seed = 1): Point[] => {
  const random = createSeededRandom(seed)
  const one = steps(12, (t) => [t * width, (random() - 0.5) * 5 - t * 8])
  const two = steps(10, (t) => [width * (0.96 - t * 0.72), 16 + (random() - 0.5) * 5 + t * 8])
  return [...one, ...two]
}

/** An ellipse of slightly more than one turn. */
export const ring = (width: number, height: number, seed = 1): Point[] => {
  const random = createSeededRandom(seed)
  return steps(44, (t) => {
    const angle = -2.4 + t * Math.PI * 2 * 1.12
    const grow = 0.94 + t * 0.1
    return [
      width / 2 + Math.cos(angle) * (width / 2) * grow + (random() - 0.5) * 4,
      height / 2 + Math.sin(angle) * (height / 2) * grow + (random() - 0.5) * 4,
    ]
  })
}

/** A bent arrow from the origin, as three lines. */
export const arrow = ({
  dx,
  dy,
  bend,
  head,
}: {
  dx: number
  dy: number
  bend: number
  head: number
}): Point[][] => {
  const cx = dx / 2 - dy * bend
  const cy = dy / 2 + dx * bend
  const shaft = steps(16, (t) => [
    2 * (1 - t) * t * cx + t * t * dx,
    2 * (1 - t) * t * cy + t * t * dy,
  ])
  const angle = Math.atan2(dy - cy, dx - cx)
  const wing = (turn: number) =>
    steps(5, (t) => [
      dx - Math.cos(angle + turn) * head * t,
      dy - Math.sin(angle + turn) * head * t,
    ])
  return [shaft, wing(0.55), wing(-0.6)]
}

const along = (points: readonly Point[], per = 6): Point[] =>
  points.flatMap((point, i): Point[] => {
    const next = points[i + 1]
    if (!next) return [point]
    return Array.from({ length: per }, (_, step): Point => {
      const t = step / per
      return [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]
    })
  })

export const tick = (size: number): Point[] =>
  along([
    [0, size * 0.52],
    [size * 0.36, size * 0.9],
    [size, 0],
  ])

export const cross = (size: number): Point[][] => [
  along(
    [
      [0, 0],
      [size, size],
    ],
    8,
  ),
  along(
    [
      [size, 0.04 * size],
      [0.02 * size, size],
    ],
    8,
  ),
]
