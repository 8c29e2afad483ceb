import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, dayNumber, weekdayOf } from '../publishing/schedule/local-date.ts'
import {
  countDays,
  listDays,
  localDate,
  MAX_PERIOD_DAYS,
  periodBounds,
  periodEnding,
  previousPeriod,
} from './period.ts'

const zone = fc.constantFrom(
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
)
const period = fc
  .record({
    day: fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2030-12-31') }),
    days: fc.integer({ min: 1, max: MAX_PERIOD_DAYS }),
  })
  .map(({ day, days }) => periodEnding({ today: dateOf(day), days }))

describe('periods', () => {
  it('have as many days as listed, and the one before ends the day before', () => {
    fc.assert(
      fc.property(period, (one) => {
        const before = previousPeriod(one)
        expect(listDays(one)).toHaveLength(countDays(one))
        expect(countDays(before)).toBe(countDays(one))
        expect(dayNumber(one.from) - dayNumber(before.to)).toBe(1)
      }),
    )
  })

  it('compare the same weekday when asked to', () => {
    fc.assert(
      fc.property(period, (one) => {
        const before = previousPeriod(one, { isSameWeekday: true })
        expect(weekdayOf(dayNumber(before.from))).toBe(weekdayOf(dayNumber(one.from)))
        expect(dayNumber(before.to)).toBeLessThan(dayNumber(one.from))
      }),
    )
  })

  it('begin and end at local midnight, also when clocks change', () => {
    fc.assert(
      fc.property(period, zone, (one, timeZone) => {
        const { since, until } = periodBounds({ period: one, timeZone })
        expect(localDate({ at: since, timeZone })).toBe(one.from)
        expect(localDate({ at: new Date(until.getTime() - 1), timeZone })).toBe(one.to)
        const hours = (until.getTime() - since.getTime() - countDays(one) * DAY_MS) / HOUR_MS
        // A clock change is at most an hour; Samoa skipped a day before these years.
        expect(Math.abs(hours)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('cover time without gaps or overlaps', () => {
    fc.assert(
      fc.property(period, zone, (one, timeZone) => {
        const before = periodBounds({ period: previousPeriod(one), timeZone })
        expect(before.until).toEqual(periodBounds({ period: one, timeZone }).since)
      }),
    )
  })
})
