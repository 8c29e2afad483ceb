import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_QUIET_HOURS, minutesOfDay, quietUntil } from './quiet-hours.ts'

const until = (now: string, timeZone = 'Europe/Moscow') =>
  quietUntil({ now: new Date(now), timeZone, hours: DEFAULT_QUIET_HOURS })?.toISOString()

it.each([
  ['2026-03-10T20:00:00Z', '2026-03-11T05:00:00.000Z'],
  ['2026-03-10T23:30:40Z', '2026-03-11T05:00:00.000Z'],
  ['2026-03-11T04:59:59Z', '2026-03-11T05:00:00.000Z'],
])('waits for the morning at %s', (now, end) => {
  expect(until(now)).toBe(end)
})

it.each(['2026-03-10T19:59:59Z', '2026-03-11T05:00:00Z', '2026-03-11T09:00:00Z'])(
  'does not wait at %s',
  (now) => {
    expect(until(now)).toBeUndefined()
  },
)

it('knows that the night of another zone is another night', () => {
  expect(until('2026-03-10T20:00:00Z', 'America/New_York')).toBeUndefined()
  expect(until('2026-03-10T20:00:00Z', 'Asia/Kathmandu')).toBe('2026-03-11T02:15:00.000Z')
})

it('ends at eight by the clock on the wall when the clocks are changed at night', () => {
  expect(until('2026-03-28T23:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(until('2026-10-24T23:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
})

it('takes hours that do not cross midnight, and none when both ends are the same', () => {
  const hours = { from: 60, to: 6 * 60 }
  const now = new Date('2026-03-10T00:00:00Z')
  expect(quietUntil({ now, timeZone: 'Europe/Moscow', hours })?.toISOString()).toBe(
    '2026-03-10T03:00:00.000Z',
  )
  expect(quietUntil({ now, timeZone: 'UTC', hours })).toBeUndefined()
  expect(quietUntil({ now, timeZone: 'UTC', hours: { from: 0, to: 0 } })).toBeUndefined()
})

/** Zones with DST, one by half an hour, and one without. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Europe/Moscow']
const YEAR_MINUTES = 366 * 24 * 60
const START = Date.parse('2026-01-01T00:00:00Z')

const night = fc.record({
  now: fc
    .integer({ min: 0, max: YEAR_MINUTES * 60 })
    .map((seconds) => new Date(START + seconds * 1000)),
  timeZone: fc.constantFrom(...ZONES),
  hours: fc.record({
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 0, max: 1439 }),
  }),
})

describe('on any day of a year', () => {
  it('ends ahead, within a day and the hour of a clock change', () => {
    fc.assert(
      fc.property(night, ({ now, timeZone, hours }) => {
        const end = quietUntil({ now, timeZone, hours })
        if (!end) return
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * HOUR_MS)
      }),
      { numRuns: 2000 },
    )
  })

  it('is over at its end, and ends when the wall says so unless clocks change then', () => {
    fc.assert(
      fc.property(night, ({ now, timeZone, hours }) => {
        const end = quietUntil({ now, timeZone, hours })
        if (!end) return
        const offset = (at: Date) =>
          (minutesOfDay(at, timeZone) - minutesOfDay(at, 'UTC') + 2880) % 1440
        const isChanging =
          offset(new Date(end.getTime() - 2 * HOUR_MS)) !==
          offset(new Date(end.getTime() + 2 * HOUR_MS))
        if (!isChanging) expect(minutesOfDay(end, timeZone)).toBe(hours.to)
        expect(end.getTime() % MINUTE_MS).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })
})
