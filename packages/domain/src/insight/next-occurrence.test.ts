import { expect, it } from 'vitest'
import { nextOccurrence } from './next-occurrence.ts'

/** A Tuesday, noon in Moscow. */
const now = new Date('2026-03-10T09:00:00Z')
const timeZone = 'Europe/Moscow'

it.each([
  [2, 13, '2026-03-10T13:00'],
  [2, 12, '2026-03-17T12:00'],
  [2, 8, '2026-03-17T08:00'],
  [1, 8, '2026-03-16T08:00'],
  [7, 23, '2026-03-15T23:00'],
])('weekday %i at %i is next on %s', (weekday, hour, wallTime) => {
  expect(nextOccurrence({ weekday, hour, now, timeZone })).toBe(wallTime)
})
