/** One figure a day; null: not reported, which is not zero. */
export type Figures = readonly (number | null)[]

const present = (values: Figures): number[] =>
  values.flatMap((value) => (value === null ? [] : [value]))

/** Null when nothing was reported. */
export const sumFigures = (values: Figures): number | null => {
  const known = present(values)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

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

export type Comparison = {
  /** Of all days that were reported. */
  total: number | null
  /** Of the days that were reported in both periods, so that a gap does not look like a fall. */
  compared: { now: number; before: number } | null
  /** Some days of one period have no counterpart in the other. */
  isPartial: boolean
}

/** Days are aligned by their number within the period. */
export const compareFigures = ({ now, before }: { now: Figures; before: Figures }): Comparison => {
  const pairs = now.flatMap((value, index) => {
    const other = before[index]
    return value === null || other === null || other === undefined ? [] : [{ value, other }]
  })
  const known = Math.max(present(now).length, present(before.slice(0, now.length)).length)
  return {
    total: sumFigures(now),
    compared:
      pairs.length === 0
        ? null
        : {
            now: pairs.reduce((sum, { value }) => sum + value, 0),
            before: pairs.reduce((sum, { other }) => sum + other, 0),
          },
    isPartial: pairs.length > 0 && pairs.length < known,
  }
}

/** Below this base a percentage misleads: 2 → 6 is not «+200 %». */
const SMALLEST_BASE = 20

export type Change =
  | { kind: 'percent'; share: number }
  | { kind: 'difference'; value: number }
  | { kind: 'unknown' }

export const changeOf = (compared: Comparison['compared']): Change => {
  if (!compared) return { kind: 'unknown' }
  const value = compared.now - compared.before
  return compared.before < SMALLEST_BASE
    ? { kind: 'difference', value }
    : { kind: 'percent', share: value / compared.before }
}
