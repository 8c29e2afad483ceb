import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOfCounter, spreadGrowth } from './counter-growth.ts'
import { countDays, periodEnding } from './period.ts'

/** The growth computed at each reading of a counter. */
const follow = (first: number | null, levels: readonly number[]) => {
  let peak = first
  return levels.map((level) => {
    const told = growthOfCounter({ peak, level })
    peak = told.peak
    return told.growth
  })
}

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

describe('growth of a counter', () => {
  it('adds up to what the counter gained', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (steps) => {
        let level = 500
        const levels = steps.map((step) => {
          level += step
          return level
        })
        expect(sum(follow(500, levels))).toBe(level - 500)
      }),
    )
  })

  it('is never negative and does not count the same views twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { maxLength: 60 }), (levels) => {
        for (const growth of follow(0, levels)) expect(growth ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 600, max: 1000 }), { minLength: 1 }), (levels) => {
        expect(sum(follow(600, levels))).toBe(Math.max(...levels) - 600)
      }),
    )
    expect(follow(100, [120, 110, 120, 130])).toEqual([20, 0, 0, 10])
  })

  it('goes on from the new level after a reset', () => {
    expect(follow(1000, [10, 40, 30, 50])).toEqual([null, 30, 0, 10])
    expect(follow(1000, [10, 400, 1200])).toEqual([null, 390, 800])
  })

  it('is not known at the first look', () => {
    expect(follow(null, [50, 60])).toEqual([null, 10])
  })
})

describe('growth read after several days', () => {
  it('is spread over the days between without losing or inventing any', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 60 }), (growth, days) => {
        const today = '2026-03-10'
        const { from: lastDay } = periodEnding({ today, days: days + 1 })
        const parts = spreadGrowth({ growth, lastDay, today })
        expect(sum(parts.map(({ value }) => value))).toBe(growth)
        expect(parts.map(({ day }) => day)).toHaveLength(
          countDays({ from: lastDay, to: today }) - 1,
        )
        for (const { value } of parts) {
          expect(value).toBeGreaterThanOrEqual(Math.floor(growth / days))
          expect(value).toBeLessThan(growth / days + days)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('stays on its day when it is read daily, or for the first time', () => {
    const today = '2026-03-10'
    for (const lastDay of ['2026-03-09', '2026-03-10', '2026-03-11', null]) {
      expect(spreadGrowth({ growth: 7, lastDay, today })).toEqual([{ day: today, value: 7 }])
    }
  })
})
