import { expect, it } from 'vitest'
import { busyMonth, ZONE } from './calendar.fixture.ts'
import { fillCell } from './fill-cell.ts'
import { placeItem } from './placed-item.ts'

const items = busyMonth({ month: '2026-11', count: 6 }).map((item) =>
  placeItem({ item, timeZone: ZONE }),
)
const slot = { day: '2026-11-01', time: '10:00', connectionIds: [] }

it('gives the last line to the number of those left out', () => {
  const { items: shown, hidden, slots } = fillCell({ items, slots: [slot], lines: 4 })
  expect([shown.length, hidden, slots.length]).toEqual([3, 3, 0])
})

it('shows all when they fit, and empty places in the room that is left', () => {
  const shown = fillCell({ items: items.slice(0, 3), slots: [slot, slot], lines: 4 })
  expect([shown.items.length, shown.hidden, shown.slots.length]).toEqual([3, 0, 1])
})

it('lets few posts grow, at the cost of free slots', () => {
  const two = fillCell({ items: items.slice(0, 2), slots: [slot, slot], lines: 4, hasTall: true })
  expect([two.isTall, two.slots.length]).toEqual([true, 0])
  const one = fillCell({ items: items.slice(0, 1), slots: [slot, slot], lines: 4, hasTall: true })
  expect([one.isTall, one.slots.length]).toEqual([true, 2])
  const three = fillCell({ items: items.slice(0, 3), slots: [slot], lines: 4, hasTall: true })
  expect(three.isTall).toBe(false)
})
