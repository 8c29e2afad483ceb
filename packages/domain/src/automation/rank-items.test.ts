import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planRuns, toSlots } from './plan-runs.ts'
import { type ItemUse, rankItems } from './rank-items.ts'

const DAY_MS = 86_400_000
const MARGIN_MS = 2 * 3_600_000

/** Runs of two months at one wall time, over a change of clocks. */
const play = ({
  keys,
  weekdays,
  repeatAfterDays,
}: {
  keys: string[]
  weekdays: number[]
  repeatAfterDays: number
}) => {
  const moments = planRuns({
    slots: toSlots({ weekdays, times: ['09:00'] }),
    timeZone: 'Europe/Berlin',
    after: new Date('2027-09-20T00:00:00Z'),
    until: new Date('2027-11-20T00:00:00Z'),
    from: null,
    to: null,
    blackout: [],
  })
  const uses: ItemUse[] = []
  for (const moment of moments) {
    const at = new Date(moment.at)
    const [key] = rankItems({ keys, uses, at, repeatAfterDays })
    if (key !== undefined) uses.push({ key, at })
  }
  return { uses, moments: moments.length }
}

const count = fc.integer({ min: 1, max: 20 })
const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })

it('repeats no item within its days, and leaves no run empty without need', () => {
  fc.assert(
    fc.property(count, days, fc.integer({ min: 0, max: 21 }), (size, weekdays, repeatAfterDays) => {
      const keys = Array.from({ length: size }, (_, index) => `k${index}`)
      const { uses, moments } = play({ keys, weekdays, repeatAfterDays })
      for (const [index, use] of uses.entries()) {
        for (const earlier of uses.slice(0, index).filter(({ key }) => key === use.key)) {
          const apart = use.at.getTime() - earlier.at.getTime()
          if (repeatAfterDays > 0) {
            expect(apart).toBeGreaterThan(repeatAfterDays * DAY_MS - MARGIN_MS)
          }
        }
      }
      // Items for every day of the horizon are enough for every run.
      if (size > repeatAfterDays) expect(uses).toHaveLength(moments)
    }),
    { numRuns: 60 },
  )
})

it('uses items equally often', () => {
  fc.assert(
    fc.property(count, days, (size, weekdays) => {
      const keys = Array.from({ length: size }, (_, index) => `k${index}`)
      const { uses } = play({ keys, weekdays, repeatAfterDays: 0 })
      const times = keys.map((key) => uses.filter((use) => use.key === key).length)
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 40 },
  )
})
