import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextFreeSlot } from './slots.ts'
import { toWallTime } from './wall-time.ts'

const timeZone = 'Europe/Moscow'
// A Wednesday, noon in Moscow.
const after = new Date('2027-01-06T09:00:00Z')
const slot = (weekday: number, time: string) => ({ weekday, time })
const of = (connectionId: string, ...slots: ReturnType<typeof slot>[]) => ({ connectionId, slots })

const find = (input: { connections: ReturnType<typeof of>[]; taken?: string[]; after?: Date }) =>
  nextFreeSlot({
    connections: input.connections,
    taken: (input.taken ?? []).map((at) => new Date(at)),
    after: input.after ?? after,
    timeZone,
  })?.wallTime

it('the next slot is the nearest one in the future', () => {
  const connections = [of('a', slot(3, '19:00'), slot(3, '10:00'), slot(4, '08:00'))]
  expect(find({ connections })).toBe('2027-01-06T19:00')
  expect(find({ connections, after: new Date('2027-01-06T16:00:00Z') })).toBe('2027-01-07T08:00')
})

it('passes over a slot with a post less than 15 minutes away', () => {
  const connections = [of('a', slot(3, '19:00'))]
  expect(find({ connections, taken: ['2027-01-06T16:14:00Z'] })).toBe('2027-01-13T19:00')
  expect(find({ connections, taken: ['2027-01-06T16:15:00Z'] })).toBe('2027-01-06T19:00')
})

it('suits every connection that has slots', () => {
  const connections = [of('a', slot(3, '19:00'), slot(5, '12:00')), of('b', slot(5, '12:00'))]
  expect(find({ connections: [...connections, of('c')] })).toBe('2027-01-08T12:00')
})

it('without common slots any slot is used', () => {
  expect(find({ connections: [of('a', slot(5, '12:00')), of('b', slot(4, '11:00'))] })).toBe(
    '2027-01-07T11:00',
  )
})

it('there is no next slot without slots or when the year is full', () => {
  expect(find({ connections: [of('a'), of('b')] })).toBeUndefined()
  const weeks = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2027, 0, 6, 16) + week * 7 * 86_400_000).toISOString(),
  )
  expect(find({ connections: [of('a', slot(3, '19:00'))], taken: weeks })).toBeUndefined()
})

it('gives times one after another that are all slots and all apart', () => {
  const slots = fc.uniqueArray(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      time: fc.constantFrom('02:30', '09:00', '09:10', '12:00', '23:50'),
    }),
    { minLength: 1, maxLength: 6, selector: ({ weekday, time }) => `${weekday} ${time}` },
  )
  const zones = fc.constantFrom('Europe/Moscow', 'America/New_York', 'Asia/Kolkata')
  fc.assert(
    fc.property(slots, zones, (given, zone) => {
      const taken: Date[] = []
      for (let round = 0; round < 8; round++) {
        const found = nextFreeSlot({
          connections: [{ connectionId: 'a', slots: given }],
          taken,
          after: new Date('2027-03-10T00:00:00Z'),
          timeZone: zone,
        })
        if (!found) throw new Error('a week has at least one slot')
        const at = new Date(found.at)
        expect(given.map(({ time }) => time)).toContain(found.wallTime.slice(11))
        expect(toWallTime({ at, timeZone: zone }) >= found.wallTime).toBe(true)
        for (const other of taken) expect(Math.abs(+other - +at)).toBeGreaterThanOrEqual(900_000)
        taken.push(at)
      }
    }),
    { numRuns: 50 },
  )
})
