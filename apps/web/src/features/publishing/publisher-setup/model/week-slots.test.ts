import { expect, it } from 'vitest'
import { addSlot, copyDay, EVERY_DAY, removeSlot, timesOf, WORKDAYS } from './week-slots.ts'

const monday = [
  { weekday: 1, time: '10:00' },
  { weekday: 1, time: '18:30' },
]

it('keeps the times of a day in order and each once', () => {
  const slots = addSlot({ slots: monday, slot: { weekday: 1, time: '09:15' } })
  const again = addSlot({ slots, slot: { weekday: 1, time: '10:00' } })
  expect(timesOf({ slots: again, weekday: 1 })).toEqual(['09:15', '10:00', '18:30'])
})

it('removes one time of one day', () => {
  const slots = [...monday, { weekday: 2, time: '10:00' }]
  expect(removeSlot({ slots, slot: { weekday: 1, time: '10:00' } })).toEqual([
    { weekday: 1, time: '18:30' },
    { weekday: 2, time: '10:00' },
  ])
})

it('copies a day over what others had, and leaves the day itself alone', () => {
  const slots = [...monday, { weekday: 3, time: '07:00' }, { weekday: 6, time: '12:00' }]
  const copied = copyDay({ slots, from: 1, to: WORKDAYS })
  for (const weekday of WORKDAYS) {
    expect(timesOf({ slots: copied, weekday })).toEqual(['10:00', '18:30'])
  }
  expect(timesOf({ slots: copied, weekday: 6 })).toEqual(['12:00'])
  expect(copyDay({ slots, from: 1, to: EVERY_DAY })).toHaveLength(14)
})
