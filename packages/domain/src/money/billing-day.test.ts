import { expect, it } from 'vitest'
import { formatBillingDay } from './billing-day.ts'

const now = new Date('2026-11-18T09:00:00Z')

it.each([
  ['2026-12-01T09:00:00Z', 'Europe/Moscow', '1 декабря'],
  ['2027-11-18T09:00:00Z', 'Europe/Moscow', '18 ноября 2027 г.'],
  // Another year there, this one here.
  ['2026-12-31T22:00:00Z', 'Europe/Moscow', '1 января 2027 г.'],
  ['2027-01-01T01:00:00Z', 'America/New_York', '31 декабря'],
])('names the day of %s in %s', (at, timeZone, day) => {
  expect(formatBillingDay({ at, timeZone, now })).toBe(day.replaceAll(' ', '\u00A0'))
})
