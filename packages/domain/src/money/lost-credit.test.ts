import { DAY_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passOnLoss, shortenByLoss, splitCredit } from './lost-credit.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, 1) + number * DAY_MS)

describe('a credit that turned out to be unpaid', () => {
  it('takes the days it had paid for, and never more than the period', () => {
    const period = { startsAt: day(0), endsAt: day(30), value: 3000 }
    expect(shortenByLoss({ period, lost: 1000, now: day(5) })).toEqual({
      endsAt: day(20),
      value: 2000,
    })
    expect(shortenByLoss({ period, lost: 1000, now: day(25) }).endsAt).toEqual(day(25))
    expect(shortenByLoss({ period, lost: 9000, now: day(5) })).toEqual({ endsAt: day(5), value: 0 })
    const gift = { ...period, value: 0 }
    expect(shortenByLoss({ period: gift, lost: 1000, now: day(5) }).endsAt).toEqual(day(30))
  })

  it('leaves the rate of the rest as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.nat(5_000_000), (value, lost) => {
        const period = { startsAt: day(0), endsAt: day(30), value }
        const left = shortenByLoss({ period, lost, now: day(0) })
        const days = (left.endsAt.getTime() - day(0).getTime()) / DAY_MS
        expect(Math.abs(days / 30 - left.value / value)).toBeLessThan(1e-6)
      }),
    )
  })

  it('goes on into the next period up to what was handed over', () => {
    const given = { unused: 500, credit: 50 }
    expect(passOnLoss({ lost: 200, given })).toBe(20)
    expect(passOnLoss({ lost: 700, given })).toBe(50)
    expect(passOnLoss({ lost: 700, given: { unused: 0, credit: 0 } })).toBe(0)
  })

  it('is divided without a rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 }),
        fc.nat(1_000_000),
        (unused, credit) => {
          const parts = splitCredit({ unused, credit })
          const isAny = unused.some((part) => part > 0)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isAny ? credit : 0)
          expect(parts.every((part) => part >= 0)).toBe(true)
        },
      ),
    )
  })
})
