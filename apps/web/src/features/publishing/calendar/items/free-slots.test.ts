import { expect, it } from 'vitest'
import { CONNECTION, calendarItemOf, OTHER_CONNECTION, ZONE } from './calendar.fixture.ts'
import { freeSlots } from './free-slots.ts'

const DAY = '2026-11-18'
const slots = [
  {
    connectionId: CONNECTION,
    slots: [
      { weekday: 3, time: '10:00' },
      { weekday: 3, time: '18:30' },
    ],
  },
  { connectionId: OTHER_CONNECTION, slots: [{ weekday: 3, time: '10:00' }] },
]
const now = new Date('2026-11-18T05:00:00Z')
const base = { slots, items: [], days: [DAY, '2026-11-19'], timeZone: ZONE, now }

it('draws a slot once for all the accounts it suits', () => {
  expect(freeSlots(base).get(DAY)).toEqual([
    { day: DAY, time: '10:00', connectionIds: [CONNECTION, OTHER_CONNECTION] },
    { day: DAY, time: '18:30', connectionIds: [CONNECTION] },
  ])
  expect(freeSlots(base).get('2026-11-19')).toEqual([])
})

it('has no place where a post of the account is near', () => {
  const items = [calendarItemOf({ wallTime: `${DAY}T10:10` })]
  expect(freeSlots({ ...base, items }).get(DAY)?.[0]).toEqual({
    day: DAY,
    time: '10:00',
    connectionIds: [OTHER_CONNECTION],
  })
})

it('has no places in the past', () => {
  const late = new Date('2026-11-18T08:00:00Z')
  expect(
    freeSlots({ ...base, now: late })
      .get(DAY)
      ?.map(({ time }) => time),
  ).toEqual(['18:30'])
})

it('has no place at a time the clocks leave out', () => {
  const night = [{ connectionId: CONNECTION, slots: [{ weekday: 7, time: '02:30' }] }]
  const days = ['2027-03-28']
  const berlin = { ...base, slots: night, days, timeZone: 'Europe/Berlin' }
  expect(freeSlots(berlin).get('2027-03-28')).toEqual([])
})
