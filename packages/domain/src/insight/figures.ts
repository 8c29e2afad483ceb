/** By linear interpolation between the two nearest; undefined of an empty list. */
export const quantile = (values: readonly number[], share: number): number | undefined => {
  const sorted = [...values].sort((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const lower = sorted[Math.floor(place)]
  const upper = sorted[Math.ceil(place)]
  if (lower === undefined || upper === undefined) return undefined
  return lower + (upper - lower) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number | undefined => quantile(values, 0.5)

/**
 * With fewer cases a median, a spread or a verdict says nothing. Code, screens, the blog and the knowledge base name the
 * same number.
 */
export const ENOUGH_CASES = 5

/** Below this base a percentage misleads: 2 → 6 is not «+200 %». */
const SMALLEST_BASE = 20

export type Change =
  | { kind: 'percent'; share: number }
  | { kind: 'difference'; value: number }
  | { kind: 'unknown' }

/** Between two sums of like with like; null when nothing could be compared. */
export const changeOf = (compared: { now: number; before: number } | null): Change => {
  if (!compared) return { kind: 'unknown' }
  const value = compared.now - compared.before
  return compared.before < SMALLEST_BASE
    ? { kind: 'difference', value }
    : { kind: 'percent', share: value / compared.before }
}
