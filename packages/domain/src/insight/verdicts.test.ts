import { DAY_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttributionCase, attribute } from './attribution.ts'
import { findBestTime, MIN_CASES, type TimedCase } from './best-time.ts'
import { ENOUGH_CASES } from './figures.ts'
import { CURVE_HOURS, type CurvePoint, usualBand, valueAtAge } from './usual-curve.ts'

const START = Date.parse('2026-03-01T00:00:00Z')

const timedCase = fc.record({
  accountId: fc.constantFrom('one', 'two'),
  at: fc.nat(90).map((day) => new Date(START + day * DAY_MS)),
  weekday: fc.integer({ min: 1, max: 7 }),
  hour: fc.integer({ min: 0, max: 23 }),
  views: fc.nat(1_000_000),
})

describe('the best time', () => {
  const makeCases = (viewsAt: (hour: number) => number): TimedCase[] => {
    const random = createSeededRandom(7)
    return Array.from({ length: 60 }, (_, index) => {
      const hour = index % 2 === 0 ? 8 : 20
      return {
        accountId: 'one',
        at: new Date(START + index * DAY_MS),
        weekday: (index % 7) + 1,
        hour,
        views: Math.round(viewsAt(hour) * (0.9 + random() * 0.2)),
      }
    })
  }

  it('is found where views are higher, and says by how much', () => {
    const { best, count } = findBestTime(makeCases((hour) => (hour === 8 ? 2000 : 1000)))
    expect(count).toBe(60)
    expect(best?.hour).toBe(8)
    expect(best?.ratio).toBeGreaterThan(1.1)
    expect(best?.ratio).toBeLessThan(2)
  })

  it('is silent below twenty pieces', () => {
    fc.assert(
      fc.property(fc.array(timedCase, { maxLength: MIN_CASES - 1 }), (cases) => {
        expect(findBestTime(cases).best).toBeUndefined()
      }),
    )
  })

  it('never calls a cell of too few pieces the best, and counts every piece once', () => {
    fc.assert(
      fc.property(fc.array(timedCase, { maxLength: 80 }), (cases) => {
        const { best, cells } = findBestTime(cases)
        expect(best?.count ?? ENOUGH_CASES).toBeGreaterThanOrEqual(ENOUGH_CASES)
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(cases.length)
        for (const { ratio, low, high } of cells) {
          expect(ratio).toBeGreaterThan(0)
          expect(low).toBeLessThanOrEqual(high)
        }
      }),
    )
  })

  it('does not depend on how large the account is', () => {
    const small = findBestTime(makeCases((hour) => (hour === 8 ? 20_000 : 10_000)))
    const large = findBestTime(makeCases((hour) => (hour === 8 ? 2_000_000 : 1_000_000)))
    expect(large.best?.ratio).toBeCloseTo(small.best?.ratio ?? 0, 2)
  })
})

describe('attribution', () => {
  const piece = (views: number, hook: string, accountId = 'one'): AttributionCase<'hook'> => ({
    accountId,
    views,
    traits: { hook: [hook] },
  })

  it('is silent about too few pieces, and tells the spread of enough', () => {
    const cases = [50, 100, 100, 300].map((views) => piece(views, 'список'))
    expect(cases).toHaveLength(ENOUGH_CASES - 1)
    expect(attribute({ cases, dimensions: ['hook'] })).toEqual([])
    expect(attribute({ cases: [...cases, piece(200, 'список')], dimensions: ['hook'] })).toEqual([
      { dimension: 'hook', value: 'список', count: 5, ratio: 1, low: 1, high: 2 },
    ])
  })

  it('compares each piece with its own account, so that a large account does not decide', () => {
    const cases = [
      ...Array.from({ length: 10 }, () => piece(300, 'вопрос', 'small')),
      ...Array.from({ length: 11 }, () => piece(100, 'список', 'small')),
      ...Array.from({ length: 11 }, () => piece(100_000, 'список', 'large')),
    ]
    expect(
      attribute({ cases, dimensions: ['hook'] }).map(({ value, ratio }) => [value, ratio]),
    ).toEqual([
      ['вопрос', 3],
      ['список', 1],
    ])
  })
})

describe('the usual curve', () => {
  const curve = (scale: number): CurvePoint[] =>
    CURVE_HOURS.map((hours) => ({ hours, value: scale * hours }))

  it('has no band with too few pieces', () => {
    const curves = (length: number) => Array.from({ length }, () => curve(1))
    expect(usualBand(curves(ENOUGH_CASES - 1))).toEqual([])
    expect(usualBand(curves(ENOUGH_CASES))).toHaveLength(CURVE_HOURS.length)
  })

  it('holds the median between its sides', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: ENOUGH_CASES, maxLength: 30 }), (scales) => {
        for (const { low, middle, high } of usualBand(scales.map(curve))) {
          expect(low).toBeLessThanOrEqual(middle)
          expect(middle).toBeLessThanOrEqual(high)
        }
      }),
    )
  })

  it('is not continued beyond the last reading and not drawn across long silence', () => {
    const points = [
      { hours: 2, value: 20 },
      { hours: 4, value: 40 },
      { hours: 300, value: 400 },
    ]
    expect(valueAtAge(points, 3)).toBe(30)
    expect(valueAtAge(points, 1)).toBe(10)
    expect(valueAtAge(points, 6)).toBeNull()
    expect(valueAtAge(points, 720)).toBeNull()
    expect(valueAtAge([], 1)).toBeNull()
  })
})
