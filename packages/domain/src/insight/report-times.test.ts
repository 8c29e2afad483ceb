import { expect, it } from 'vitest'
import { lastReportAt, nextReportAt, reportPeriod } from './report-times.ts'

const MOSCOW = 'Europe/Moscow'
const MONDAY = { every: 'week', day: 1, time: '09:00' } as const
const FIRST = { every: 'month', day: 1, time: '09:00' } as const

it('finds the next and the last time by the clock of the workspace', () => {
  const now = new Date('2026-03-09T06:00:00Z')
  expect(nextReportAt({ when: MONDAY, timeZone: MOSCOW, now })).toEqual(
    new Date('2026-03-16T06:00:00Z'),
  )
  expect(lastReportAt({ when: MONDAY, timeZone: MOSCOW, now })).toEqual({
    at: now,
    date: '2026-03-09',
  })
  const before = new Date(now.getTime() - 1)
  expect(nextReportAt({ when: MONDAY, timeZone: MOSCOW, now: before })).toEqual(now)
  expect(lastReportAt({ when: MONDAY, timeZone: MOSCOW, now: before }).date).toBe('2026-03-02')
  expect(nextReportAt({ when: FIRST, timeZone: MOSCOW, now })).toEqual(
    new Date('2026-04-01T06:00:00Z'),
  )
  expect(lastReportAt({ when: FIRST, timeZone: MOSCOW, now }).date).toBe('2026-03-01')
})

it('keeps the local hour when clocks change', () => {
  const when = { ...MONDAY, day: 7, time: '02:30' }
  const now = new Date('2026-03-27T12:00:00Z')
  // On this Sunday Berlin skips the hour from two to three.
  expect(nextReportAt({ when, timeZone: 'Europe/Berlin', now })).toEqual(
    new Date('2026-03-29T01:30:00Z'),
  )
})

it.each([
  ['week', '2026-03-09', { from: '2026-03-02', to: '2026-03-08' }],
  ['week', '2026-03-01', { from: '2026-02-22', to: '2026-02-28' }],
  ['month', '2026-03-01', { from: '2026-02-01', to: '2026-02-28' }],
  ['month', '2024-03-28', { from: '2024-02-01', to: '2024-02-29' }],
  ['month', '2026-01-05', { from: '2025-12-01', to: '2025-12-31' }],
] as const)('a report by %s on %s is of whole days that have passed', (every, date, period) => {
  expect(reportPeriod({ every }, date)).toEqual(period)
})
