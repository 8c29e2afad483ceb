import { DAY_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PeriodUnit, periodFrom, unitOf } from './paid-period.ts'

const chain = (start: string, unit: PeriodUnit, count: number) => {
  let period = periodFrom({ startsAt: new Date(start), unit })
  const ends = [period.endsAt.toISOString()]
  while (ends.length < count) {
    period = periodFrom({ startsAt: period.endsAt, anchorAt: period.anchorAt, unit })
    ends.push(period.endsAt.toISOString())
  }
  return ends
}

it('comes back to the 31st after short months', () => {
  expect(chain('2026-01-31T10:00:00.000Z', 'month', 4)).toEqual([
    '2026-02-28T10:00:00.000Z',
    '2026-03-31T10:00:00.000Z',
    '2026-04-30T10:00:00.000Z',
    '2026-05-31T10:00:00.000Z',
  ])
})

it('keeps a leap day through common years', () => {
  expect(chain('2028-02-29T00:00:00.000Z', 'year', 4)).toEqual([
    '2029-02-28T00:00:00.000Z',
    '2030-02-28T00:00:00.000Z',
    '2031-02-28T00:00:00.000Z',
    '2032-02-29T00:00:00.000Z',
  ])
})

it('a clock change does not move the end', () => {
  // Berlin springs forward on 29 March 2026; the hour of UTC stays.
  expect(chain('2026-03-15T01:30:00.000Z', 'month', 1)).toEqual(['2026-04-15T01:30:00.000Z'])
})

it('sells exactly 30 days for Stars', () => {
  expect(chain('2026-02-01T00:00:00.000Z', 'days30', 2)).toEqual([
    '2026-03-03T00:00:00.000Z',
    '2026-04-02T00:00:00.000Z',
  ])
  expect(unitOf({ billingPeriod: 'monthly', isStars: true })).toBe('days30')
  expect(unitOf({ billingPeriod: 'monthly', isStars: false })).toBe('month')
  expect(unitOf({ billingPeriod: 'annually', isStars: true })).toBe('year')
})

it('starts anew when the start is on no day of the anchor', () => {
  const anchorAt = new Date('2026-01-31T00:00:00.000Z')
  const startsAt = new Date('2026-03-10T00:00:00.000Z')
  expect(periodFrom({ startsAt, anchorAt, unit: 'month' })).toEqual({
    startsAt,
    endsAt: new Date('2026-04-10T00:00:00.000Z'),
    anchorAt: startsAt,
  })
})

it('makes a month of 28 to 31 days, however long the chain', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 30 }), (start, count) => {
      let period = periodFrom({ startsAt: start, unit: 'month' })
      for (let index = 1; index < count; index += 1) {
        const next = periodFrom({
          startsAt: period.endsAt,
          anchorAt: period.anchorAt,
          unit: 'month',
        })
        expect(next.startsAt).toEqual(period.endsAt)
        const days = (next.endsAt.getTime() - next.startsAt.getTime()) / DAY_MS
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
        period = next
      }
      expect(period.anchorAt).toEqual(start)
    }),
  )
})
