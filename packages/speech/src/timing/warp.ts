import { FEATURES } from '../sound/features.ts'

/** How far from an even pace one reading may run ahead of the other. */
const BAND_SHARE = 0.16
const LEAST_BAND = 250

const distance = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let feature = 0; feature < FEATURES; feature += 1) {
    const difference = (a[feature] ?? 0) - (b[feature] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

/** Standing still in one of the readings is allowed and costs a little, or silence would swallow words. */
const STILL_COST = 0.35
const BOTH = 0
const FIRST = 1
const SECOND = 2

export type Match = { first: number; last: number }

/** For each row of one reading, the rows of the other that sound alike: dynamic time warping in a band. */
export const warp = (one: readonly Float32Array[], other: readonly Float32Array[]): Match[] => {
  const rows = one.length
  const columns = other.length
  const half = Math.max(LEAST_BAND, Math.ceil(BAND_SHARE * Math.max(rows, columns)))
  const width = Math.min(columns, half * 2 + 1)
  const startOf = (row: number) =>
    Math.max(0, Math.min(columns - width, Math.round((row * columns) / rows) - half))
  const steps = new Uint8Array(rows * width)
  let before = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
  let now = new Float64Array(width)
  for (let row = 0; row < rows; row += 1) {
    const start = startOf(row)
    const shift = start - startOf(row - 1)
    const own = one[row]
    for (let at = 0; at < width; at += 1) {
      const column = start + at
      const theirs = other[column]
      const cost = own && theirs ? distance(own, theirs) : 0
      const above =
        row > 0 ? (before[at + shift] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
      const corner =
        row > 0 ? (before[at + shift - 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
      const left = at > 0 ? (now[at - 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
      const isOrigin = row === 0 && column === 0
      let best = isOrigin ? 0 : corner
      let step = BOTH
      if (above + STILL_COST < best) {
        best = above + STILL_COST
        step = FIRST
      }
      if (left + STILL_COST < best) {
        best = left + STILL_COST
        step = SECOND
      }
      now[at] = best + cost
      steps[row * width + at] = step
    }
    const spare = before
    before = now
    now = spare
  }
  return follow({ rows, columns, width, startOf, steps })
}

const follow = ({
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
