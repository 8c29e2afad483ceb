import { expect, it } from 'vitest'
import { decideSlot, type SlotRow } from './decide-slot.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const row = (id: string, address: string, second: number, isRunning = false): SlotRow => ({
  ...{ id, address, isRunning, createdAt: at(second) },
})
const LIMITS = { all: 2, perAddress: 1 }

it('lets in who came first while there is room', () => {
  const rows = [row('a', 'anna', 1), row('b', 'boris', 2), row('c', 'vera', 3)]
  expect(decideSlot({ rows, id: 'a', limits: LIMITS })).toEqual({ mayRun: true, place: 1 })
  expect(decideSlot({ rows, id: 'b', limits: LIMITS }).mayRun).toBe(true)
  expect(decideSlot({ rows, id: 'c', limits: LIMITS })).toEqual({ mayRun: false, place: 3 })
})

it('puts who has fewer before who has more, whoever came first', () => {
  const rows = [
    row('r', 'anna', 0, true),
    row('a1', 'anna', 1),
    row('a2', 'anna', 2),
    row('b', 'boris', 9),
  ]
  expect(decideSlot({ rows, id: 'b', limits: LIMITS })).toEqual({ mayRun: true, place: 1 })
  expect(decideSlot({ rows, id: 'a1', limits: LIMITS })).toEqual({ mayRun: false, place: 2 })
  expect(decideSlot({ rows, id: 'a2', limits: { all: 9, perAddress: 1 } }).mayRun).toBe(false)
})

it('lets nobody in while all places are taken', () => {
  const rows = [row('r1', 'a', 0, true), row('r2', 'b', 0, true), row('c', 'c', 1)]
  expect(decideSlot({ rows, id: 'c', limits: LIMITS })).toEqual({ mayRun: false, place: 1 })
})
