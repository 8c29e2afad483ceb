import { expect, it } from 'vitest'
import { calendarItemOf, ZONE } from '../items/calendar.fixture.ts'
import { placeItem } from '../items/placed-item.ts'
import { linesOf } from './day-line.ts'

const DAY = '2026-11-18'
const placedAt = (time: string) =>
  placeItem({ item: calendarItemOf({ wallTime: `${DAY}T${time}` }), timeZone: ZONE })
const slotAt = (time: string) => ({ day: DAY, time, connectionIds: [] })

it('puts empty places between the posts by time', () => {
  const lines = linesOf({
    items: [placedAt('09:00'), placedAt('15:00')],
    slots: [slotAt('08:00'), slotAt('12:00'), slotAt('20:00')],
  })
  expect(lines.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
    'slot 08:00',
    'item 09:00',
    'slot 12:00',
    'item 15:00',
    'slot 20:00',
  ])
})
