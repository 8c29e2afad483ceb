import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, isWallTime, toInstant, toPostTime, toWallTime } from './wall-time.ts'

const ZONES = [
  'UTC',
  'Europe/Moscow',
  'Europe/Minsk',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const

const at = (wallTime: string, timeZone: string) => toInstant({ wallTime, timeZone }).toISOString()

describe('a wall time', () => {
  it.each([
    ['2027-01-15T09:00', 'Europe/Moscow', '2027-01-15T06:00:00.000Z'],
    ['2027-01-15T09:00', 'America/New_York', '2027-01-15T14:00:00.000Z'],
    ['2027-07-15T09:00', 'America/New_York', '2027-07-15T13:00:00.000Z'],
    ['2027-07-15T09:00', 'Asia/Kolkata', '2027-07-15T03:30:00.000Z'],
    ['2027-07-15T09:00', 'Pacific/Kiritimati', '2027-07-14T19:00:00.000Z'],
    // Moscow left its summer time for good on 26 October 2014, and New York moves in March and November.
    ['2014-10-25T09:00', 'Europe/Moscow', '2014-10-25T05:00:00.000Z'],
    ['2014-10-27T09:00', 'Europe/Moscow', '2014-10-27T06:00:00.000Z'],
    ['2027-03-13T09:00', 'America/New_York', '2027-03-13T14:00:00.000Z'],
    ['2027-03-14T09:00', 'America/New_York', '2027-03-14T13:00:00.000Z'],
  ])('%s in %s is %s', (wallTime, zone, expected) => expect(at(wallTime, zone)).toBe(expected))

  it('that never comes is moved forward by what the clocks skip', () => {
    expect(at('2027-03-14T02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z')
    // Half an hour on Lord Howe, a whole day on Samoa.
    expect(at('2027-10-03T02:15', 'Australia/Lord_Howe')).toBe('2027-10-02T15:45:00.000Z')
    expect(at('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
  })

  it('that comes twice means the first one', () => {
    expect(at('2027-11-07T01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z')
    expect(at('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z')
  })

  it.each(['2027-02-29T10:00', '2027-13-01T10:00', '2027-01-01T24:00', '2027-01-01T10:60', ''])(
    '%s does not exist',
    (wallTime) => {
      expect(isWallTime(wallTime)).toBe(false)
      expect(() => toInstant({ wallTime, timeZone: 'UTC' })).toThrow(RangeError)
    },
  )

  it('keeps its hour when days are added, over any change of clocks', () => {
    expect(addDays({ wallTime: '2027-03-13T09:00', days: 1 })).toBe('2027-03-14T09:00')
    expect(addDays({ wallTime: '2028-03-01T23:59', days: -1 })).toBe('2028-02-29T23:59')
  })

  it('is told together with its moment', () => {
    expect(toPostTime({ wallTime: '2027-01-15T09:00', timeZone: 'Europe/Moscow' })).toEqual({
      at: '2027-01-15T06:00:00.000Z',
      wallTime: '2027-01-15T09:00',
      timeZone: 'Europe/Moscow',
    })
  })
})

describe.each(ZONES)('in %s', (timeZone) => {
  const minutes = fc
    .integer({ min: Date.UTC(2010, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 })
    .map((minute) => new Date(minute * 60_000))

  it('a moment becomes a wall time and back the same moment, or the first of two with that wall time', () => {
    fc.assert(
      fc.property(minutes, (moment) => {
        const wallTime = toWallTime({ at: moment, timeZone })
        const back = toInstant({ wallTime, timeZone })
        expect(toWallTime({ at: back, timeZone })).toBe(wallTime)
        expect(back.getTime()).toBeLessThanOrEqual(moment.getTime())
        expect(moment.getTime() - back.getTime()).toBeLessThanOrEqual(3_600_000)
      }),
      { numRuns: 200 },
    )
  })

  it('a wall time is kept, or moved forward when the clocks skip it', () => {
    fc.assert(
      fc.property(minutes, (moment) => {
        const wallTime = moment.toISOString().slice(0, 16)
        const shown = toWallTime({ at: toInstant({ wallTime, timeZone }), timeZone })
        expect(shown >= wallTime).toBe(true)
        if (shown !== wallTime) {
          const skipped = Date.parse(`${shown}Z`) - Date.parse(`${wallTime}Z`)
          // This local time does not exist: an hour before the moved one the clocks showed less.
          const before = new Date(toInstant({ wallTime, timeZone }).getTime() - skipped)
          expect(toWallTime({ at: before, timeZone }) < wallTime).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('the zone of the machine', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Europe/Moscow'])(
    'changes nothing when it is %s',
    (machine) => {
      vi.stubEnv('TZ', machine)
      // The machine's zone is really set.
      const noon = new Date(2027, 6, 1, 12)
      expect(toWallTime({ at: noon, timeZone: machine })).toBe('2027-07-01T12:00')
      expect(at('2027-03-14T09:00', 'America/New_York')).toBe('2027-03-14T13:00:00.000Z')
      expect(at('2027-03-14T09:00', 'Europe/Moscow')).toBe('2027-03-14T06:00:00.000Z')
      expect(addDays({ wallTime: '2027-03-13T02:30', days: 1 })).toBe('2027-03-14T02:30')
    },
  )
})
