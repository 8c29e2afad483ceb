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

/** Cheapest way to a cell: along both readings, the first or the second alone. */
const chooseStep = (
  both: number,
  first: number,
  second: number,
): { cost: number; step: number } => {
  const still = Math.min(first, second)
  if (both <= still) return { cost: both, step: BOTH }
  return { cost: still, step: first <= second ? FIRST : SECOND }
}

/** The most that a moment of the second reading costs that the first does not have: people say more than they typed. */
const SURPLUS_COST = 2
/** Of a step past what the second reading holds before the first begins: nearer is likelier. */
const SKIP_COST = 0.05

const lowestOf = (costs: Float64Array): number => {
  let lowest = 0
  for (const [at, cost] of costs.entries()) if (cost < (costs[lowest] ?? NEVER)) lowest = at
  return lowest
}

/**
 * Dynamic time warping: matching rows of two readings. Within a band, or with free ends where the second holds
 * more than the first, before it and after it.
 */
export const warp = (
  one: readonly Float32Array[],
  other: readonly Float32Array[],
  { areEndsFree = false } = {},
): Match[] => {
  const rows = one.length
  const columns = other.length
  const half = Math.max(MIN_BAND, Math.ceil(BAND_SHARE * Math.max(rows, columns)))
  const width = areEndsFree ? columns : Math.min(columns, half * 2 + 1)
  const startOf = (row: number) =>
    Math.max(0, Math.min(columns - width, Math.round((row * columns) / rows) - half))
  const steps = new Uint8Array(rows * width)
  const surplusOf = (far: number) => (areEndsFree ? Math.min(far, SURPLUS_COST) : far)
  /** Of the cell before the first row. */
  const startCost = (at: number) => (areEndsFree || at === 0 ? at * SKIP_COST : NEVER)
  let before = new Float64Array(width).fill(NEVER)
  let now = new Float64Array(width)
  for (const [row, own] of one.entries()) {
    const start = startOf(row)
    const shift = row > 0 ? start - startOf(row - 1) : 0
    const cornerOf = (at: number) => (row > 0 ? (before[at + shift - 1] ?? NEVER) : startCost(at))
    let left = NEVER
    for (let at = 0; at < width; at += 1) {
      const far = distance(own, other[start + at] ?? own)
      const { cost, step } = chooseStep(
        cornerOf(at) + far,
        (before[at + shift] ?? NEVER) + far + STILL_COST,
        left + surplusOf(far) + STILL_COST,
      )
      left = cost
      now[at] = left
      steps[row * width + at] = step
    }
    const spare = before
    before = now
    now = spare
  }
  const end = areEndsFree ? lowestOf(before) : columns - 1
  return tracePath({ rows, end, width, startOf, steps })
}

const tracePath = ({
  rows,
  end,
  width,
  startOf,
  steps,
}: {
  rows: number
  end: number
  width: number
  startOf(row: number): number
  steps: Uint8Array
}): Match[] => {
  const matches = Array.from({ length: rows }, (): Match => ({ first: end + 1, last: -1 }))
  let row = rows - 1
  let column = end
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
