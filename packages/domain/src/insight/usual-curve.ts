import { ENOUGH_CASES, quantile } from './figures.ts'

/** Hours since the publication at which pieces are compared. */
export const CURVE_HOURS = [1, 3, 6, 12, 24, 48, 72, 120, 240, 480, 720] as const

/** Made of the latest posts. */
export const MAX_BAND_PIECES = 30

export type CurvePoint = { hours: number; value: number }

const sortByAge = (points: readonly CurvePoint[]) =>
  [...points].sort((one, other) => one.hours - other.hours)

/**
 * The counter at an age, interpolated between the readings around it. A reading may be late by a tenth of the age; null
 * without a reading near that age.
 */
export const valueAtAge = (points: readonly CurvePoint[], hours: number): number | null =>
  valueBetween(sortByAge(points), hours)

const valueBetween = (sorted: readonly CurvePoint[], hours: number): number | null => {
  const next = sorted.findIndex((point) => point.hours >= hours)
  const after = sorted[next]
  const before = next === -1 ? sorted.at(-1) : sorted[next - 1]
  if (!after) return before && before.hours >= hours * 0.9 ? before.value : null
  const start = before ?? { hours: 0, value: 0 }
  const isNear = after.hours <= hours * 1.1 || after.hours - start.hours <= hours * 2
  if (!isNear) return null
  const span = after.hours - start.hours
  const share = span === 0 ? 1 : (hours - start.hours) / span
  return start.value + (after.value - start.value) * share
}

export type BandPoint = { hours: number; low: number; middle: number; high: number }

/** p25, median and p75 of the account's pieces at each age; empty below `ENOUGH_CASES`. */
export const usualBand = (curves: readonly (readonly CurvePoint[])[]): BandPoint[] => {
  const sorted = curves.map(sortByAge)
  return CURVE_HOURS.flatMap((hours) => {
    const values = sorted.flatMap((points) => valueBetween(points, hours) ?? [])
    const low = quantile(values, 0.25)
    const middle = quantile(values, 0.5)
    const high = quantile(values, 0.75)
    return values.length < ENOUGH_CASES ||
      low === undefined ||
      middle === undefined ||
      high === undefined
      ? []
      : [{ hours, low, middle, high }]
  })
}
