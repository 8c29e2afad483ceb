import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeOf, median, quantile } from './figures.ts'

it('puts the median between its quartiles and within the values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values) ?? Number.NaN
      expect(quantile(values, 0.25)).toBeLessThanOrEqual(middle)
      expect(quantile(values, 0.75)).toBeGreaterThanOrEqual(middle)
      expect(middle).toBeGreaterThanOrEqual(Math.min(...values))
      expect(middle).toBeLessThanOrEqual(Math.max(...values))
    }),
  )
  expect(median([])).toBeUndefined()
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

it('gives no percentage of a small base', () => {
  expect(changeOf({ now: 6, before: 2 })).toEqual({ kind: 'difference', value: 4 })
  expect(changeOf({ now: 30, before: 20 })).toEqual({ kind: 'percent', share: 0.5 })
  expect(changeOf(null)).toEqual({ kind: 'unknown' })
})
