import { expect, it } from 'vitest'
import { listGoodTimes, suggestSlots } from './good-times.ts'

const cell = (weekday: number, hour: number, ratio: number, isReliable = true) => ({
  weekday,
  hour,
  ratio,
  isReliable,
  count: 5,
  low: ratio,
  high: ratio,
})
const evening = cell(4, 19, 1.6)
const noon = cell(2, 12, 1.2)
const cells = [cell(1, 9, 1.02), noon, cell(3, 8, 2, false), evening]

it('lists reliable hours above the usual, the best first', () => {
  expect(listGoodTimes({ best: evening, cells })).toEqual([evening, noon])
})

it('is silent without a verdict', () => {
  expect(listGoodTimes({ best: null, cells })).toEqual([])
})

it('suggests slots in the order of the week, without hours that have one', () => {
  const times = [evening, noon, cell(2, 9, 1.1)]
  expect(suggestSlots({ times, slots: [], limit: 2 })).toEqual([
    { weekday: 2, time: '12:00' },
    { weekday: 4, time: '19:00' },
  ])
  expect(suggestSlots({ times, slots: [{ weekday: 4, time: '19:30' }], limit: 2 })).toEqual([
    { weekday: 2, time: '12:00' },
  ])
})
