import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOfLevel, growthOfCounter } from './counter-growth.ts'
import { changeOf, compareFigures, type Figures, median, quantile, sumFigures } from './figures.ts'

const figure = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null })
const figures = fc.array(figure, { maxLength: 60 })

describe('sums and medians with gaps', () => {
  it('are not changed by days without data, wherever they are', () => {
    fc.assert(
      fc.property(figures, fc.nat(60), (values, place) => {
        const at = Math.min(place, values.length)
        const withGap: Figures = [...values.slice(0, at), null, ...values.slice(at)]
        expect(sumFigures(withGap)).toBe(sumFigures(values))
      }),
    )
  })

  it('tell nothing apart from zero', () => {
    expect(sumFigures([null, null])).toBeNull()
    expect(sumFigures([null, 0])).toBe(0)
  })

  it('put the median between its quartiles and within the values', () => {
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
})

describe('a comparison of periods', () => {
  it('counts only days that both have', () => {
    expect(compareFigures({ now: [10, null, 30], before: [5, 100, null] })).toEqual({
      total: 40,
      compared: { now: 10, before: 5 },
      isPartial: true,
    })
  })

  it('of a period with itself is no change, whatever is missing', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const { compared, isPartial } = compareFigures({ now: values, before: values })
        expect(compared?.now).toBe(compared?.before)
        expect(isPartial).toBe(false)
      }),
    )
  })

  it('gives no percentage of a small base', () => {
    expect(changeOf({ now: 6, before: 2 })).toEqual({ kind: 'difference', value: 4 })
    expect(changeOf({ now: 30, before: 20 })).toEqual({ kind: 'percent', share: 0.5 })
    expect(changeOf(null)).toEqual({ kind: 'unknown' })
  })
})

describe('growth of a counter', () => {
  it('adds up to what the counter gained, with gaps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ step: fc.nat(1000), isKnown: fc.boolean() }), { minLength: 1 }),
        (steps) => {
          let level = 500
          const levels = steps.map(({ step, isKnown }) => {
            level += step
            return isKnown ? level : null
          })
          const last = levels.findLast((known) => known !== null)
          const { total, days } = growthOfCounter({ before: 500, levels })
          expect(total).toBe(last === undefined ? null : last === null ? null : last - 500)
          expect(sumFigures(days) ?? 0).toBeLessThanOrEqual(total ?? 0)
        },
      ),
    )
  })

  it('is never negative and does not count the same views twice', () => {
    fc.assert(
      fc.property(figures, (levels) => {
        for (const day of growthOfCounter({ before: 0, levels }).days) {
          expect(day ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
    )
    expect(growthOfCounter({ before: 100, levels: [120, 110, 120, 130] })).toEqual({
      days: [20, 0, 0, 10],
      total: 30,
    })
  })

  it('goes on from the new level after a reset', () => {
    expect(growthOfCounter({ before: 1000, levels: [10, 40] })).toEqual({
      days: [null, 30],
      total: 30,
    })
  })

  it('knows no growth on the first day after a gap, but in the total', () => {
    expect(growthOfCounter({ before: 10, levels: [null, 50, 60] })).toEqual({
      days: [null, null, 10],
      total: 50,
    })
    expect(growthOfCounter({ before: null, levels: [50] })).toEqual({ days: [null], total: null })
  })
})

it('lets a level fall', () => {
  expect(changeOfLevel({ before: 10, levels: [12, null, 9] })).toEqual({
    days: [2, null, null],
    total: -1,
  })
  expect(changeOfLevel({ before: null, levels: [5] })).toEqual({ days: [null], total: null })
})
