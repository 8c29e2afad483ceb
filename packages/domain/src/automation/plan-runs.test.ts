import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPostTime, toWallTime } from '../publishing/schedule/wall-time.ts'
import { planRuns, toSlots } from './plan-runs.ts'

const OPEN = { from: null, to: null, blackout: [] }
const plan = (input: Partial<Parameters<typeof planRuns>[0]>) =>
  planRuns({
    slots: toSlots({ weekdays: [1, 3, 5], times: ['09:00', '18:30'] }),
    timeZone: 'Europe/Moscow',
    after: new Date('2027-03-01T00:00:00Z'),
    until: new Date('2027-03-08T00:00:00Z'),
    ...OPEN,
    ...input,
  })

const wallTimes = (input: Parameters<typeof plan>[0]) => plan(input).map(({ wallTime }) => wallTime)

describe('planned runs', () => {
  it('are every weekday at every time, in order', () => {
    expect(wallTimes({})).toEqual([
      '2027-03-01T09:00',
      '2027-03-01T18:30',
      '2027-03-03T09:00',
      '2027-03-03T18:30',
      '2027-03-05T09:00',
      '2027-03-05T18:30',
    ])
  })

  it('keep their hour when clocks change, and a skipped hour is not planned twice', () => {
    const newYork = {
      timeZone: 'America/New_York',
      after: new Date('2027-03-12T12:00:00Z'),
      until: new Date('2027-03-15T12:00:00Z'),
    }
    const daily = [1, 2, 3, 4, 5, 6, 7]
    const at = plan({ ...newYork, slots: toSlots({ weekdays: daily, times: ['09:00'] }) })
    expect(at.map((run) => run.at)).toEqual([
      '2027-03-12T14:00:00.000Z',
      '2027-03-13T14:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
    ])
    // 02:30 does not exist on 14 March and means 03:30, which is planned as well.
    const skipped = plan({
      ...newYork,
      slots: toSlots({ weekdays: [7], times: ['02:30', '03:30'] }),
    })
    expect(skipped.map((run) => run.at)).toEqual(['2027-03-14T07:30:00.000Z'])
  })

  it('leave out a moment equal to the start of the window and have one equal to its end', () => {
    const [nine, evening] = ['2027-03-01T06:00:00.000Z', '2027-03-01T15:30:00.000Z'] as const
    const between = (after: string, until: string) =>
      plan({ after: new Date(after), until: new Date(until) }).map(({ at }) => at)
    expect(between('2027-03-01T00:00:00Z', nine)).toEqual([nine])
    expect(between(nine, evening)).toEqual([evening])
    expect(between(nine, nine)).toEqual([])
  })

  it('stay within the dates of the rule and off its closed days', () => {
    const dates = { from: '2027-03-03', to: '2027-03-05', blackout: ['2027-03-05'] }
    expect(wallTimes(dates)).toEqual(['2027-03-03T09:00', '2027-03-03T18:30'])
  })

  it('exist on 29 February and at the ends of months', () => {
    const slots = toSlots({ weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['23:59'] })
    const leap = wallTimes({
      slots,
      after: new Date('2028-02-28T00:00:00Z'),
      until: new Date('2028-03-02T00:00:00Z'),
    })
    expect(leap).toEqual(['2028-02-28T23:59', '2028-02-29T23:59', '2028-03-01T23:59'])
  })
})

const zone = fc.constantFrom(
  'UTC',
  'Europe/Moscow',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
)
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const slot = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), time })
const instant = fc
  .integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
  .map((minute) => new Date(minute * 60_000))
const hours = fc.integer({ min: 0, max: 24 * 20 })
const later = (at: Date, more: number) => new Date(at.getTime() + more * 3_600_000)

it('a window planned in two parts has the runs of the whole, each once', () => {
  fc.assert(
    fc.property(
      fc.array(slot, { maxLength: 6 }),
      zone,
      instant,
      hours,
      hours,
      (slots, timeZone, after, first, second) => {
        const middle = later(after, first)
        const until = later(middle, second)
        const whole = planRuns({ slots, timeZone, after, until, ...OPEN })
        const parts = [
          ...planRuns({ slots, timeZone, after, until: middle, ...OPEN }),
          ...planRuns({ slots, timeZone, after: middle, until, ...OPEN }),
        ]
        expect(parts.map(({ at }) => at)).toEqual(whole.map(({ at }) => at))
        expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length)
      },
    ),
    { numRuns: 150 },
  )
})

it('every run has the wall time of a slot, or a later one where clocks skip it', () => {
  fc.assert(
    fc.property(
      fc.array(slot, { maxLength: 6 }),
      zone,
      instant,
      hours,
      (slots, timeZone, after, length) => {
        const until = later(after, length)
        for (const run of planRuns({ slots, timeZone, after, until, ...OPEN })) {
          expect(slots.map((one) => one.time)).toContain(run.wallTime.slice(11))
          expect(toWallTime({ at: new Date(run.at), timeZone }) >= run.wallTime).toBe(true)
        }
      },
    ),
    { numRuns: 150 },
  )
})

const DAY_MS = 86_400_000
const dateAt = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
/** Monday is 1; the first day of Unix time was a Thursday. */
const weekdayAt = (day: number) => ((day + 3) % 7) + 1

it('every local day has all runs of its weekday, also where clocks change', () => {
  fc.assert(
    fc.property(
      fc.array(slot, { maxLength: 6 }),
      zone,
      instant,
      fc.integer({ min: 5, max: 40 }),
      (slots, timeZone, after, days) => {
        const until = later(after, days * 24)
        const planned = planRuns({ slots, timeZone, after, until, ...OPEN }).map(({ at }) => at)
        const first = Math.floor(after.getTime() / DAY_MS) + 2
        for (let day = first; day < first + days - 4; day += 1) {
          for (const { weekday, time: at } of slots) {
            if (weekday !== weekdayAt(day)) continue
            const wallTime = `${dateAt(day)}T${at}`
            expect(planned).toContain(toPostTime({ wallTime, timeZone }).at)
          }
        }
      },
    ),
    { numRuns: 100 },
  )
})
