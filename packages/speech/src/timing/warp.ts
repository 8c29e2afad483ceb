import { FEATURES } from '../sound/features.ts'

/** Maximum deviation from an even pace. */
const BAND_SHARE = 0.16
const MIN_BAND = 250

export const distance = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let feature = 0; feature < FEATURES; feature += 1) {
    const difference = (a[feature] ?? 0) - (b[feature] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

/** Cost of a step in only one reading; without it silence would absorb words. */
const STILL_COST = 0.35
const BOTH = 0
const FIRST = 1
const SECOND = 2

export type Match = { first: number; last: number }

const NEVER = Number.POSITIVE_INFINITY

/** Cheapest predecessor of a cell. */
const chooseStep = (
  corner: number,
  above: number,
  left: number,
): { cost: number; step: number } => {
  const still = Math.min(above, left) + STILL_COST
  if (corner <= still) return { cost: corner, step: BOTH }
  return { cost: still, step: above <= left ? FIRST : SECOND }
}

/** Dynamic time warping within a band: matching rows of two readings. */
export const warp = (one: readonly Float32Array[], other: readonly Float32Array[]): Match[] => {
  const rows = one.length
  const columns = other.length
  const half = Math.max(MIN_BAND, Math.ceil(BAND_SHARE * Math.max(rows, columns)))
  const width = Math.min(columns, half * 2 + 1)
  const startOf = (row: number) =>
    Math.max(0, Math.min(columns - width, Math.round((row * columns) / rows) - half))
  const steps = new Uint8Array(rows * width)
  let before = new Float64Array(width).fill(NEVER)
  let now = new Float64Array(width)
  for (const [row, own] of one.entries()) {
    const start = startOf(row)
    const shift = row > 0 ? start - startOf(row - 1) : 0
    let left = NEVER
    for (let at = 0; at < width; at += 1) {
      const isOrigin = row === 0 && at === 0
      const corner = isOrigin ? 0 : (before[at + shift - 1] ?? NEVER)
      const { cost, step } = chooseStep(corner, before[at + shift] ?? NEVER, left)
      left = cost + distance(own, other[start + at] ?? own)
      now[at] = left
      steps[row * width + at] = step
    }
    const spare = before
    before = now
    now = spare
  }
  return tracePath({ rows, columns, width, startOf, steps })
}

const tracePath = ({
  rows,
  columns,
  width,
  startOf,
  steps,
}: {
  rows: number
  columns: number
  width: number
  startOf(row: number): number
  steps: Uint8Array
}): Match[] => {
  const matches = Array.from({ length: rows }, (): Match => ({ first: columns, last: -1 }))
  let row = rows - 1
  let column = columns - 1
  while (row >= 0 && column >= 0) {
    const match = matches[row]
    if (match) {
      match.first = Math.min(match.first, column)
      match.last = Math.max(match.last, column)
    }
    const step = steps[row * width + column - startOf(row)] ?? BOTH
    if (step !== SECOND) row -= 1
    if (step !== FIRST) column -= 1
  }
  let known: Match = { first: 0, last: 0 }
  return matches.map((match) => {
    if (match.last >= 0) known = match
    return known
  })
}
