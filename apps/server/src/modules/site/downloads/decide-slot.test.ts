import { expect, it } from 'vitest'
import { decideSlots, type SlotLimits, type SlotRow } from './decide-slot.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const row = (id: string, address: string, second: number, isRunning = false): SlotRow => ({
  id,
  address,
  isRunning,
  createdAt: at(second),
})
const LIMITS = { all: 2, perAddress: 1 }
const decide = (rows: SlotRow[], limits: SlotLimits = LIMITS) =>
  Object.fromEntries(decideSlots({ rows, limits }))

it('lets in who came first while there is room', () => {
  const rows = [row('a', 'anna', 1), row('b', 'boris', 2), row('c', 'vera', 3)]
  expect(decide(rows)).toEqual({
    a: { mayRun: true, position: 1 },
    b: { mayRun: true, position: 2 },
    c: { mayRun: false, position: 3 },
  })
})

it('puts who has fewer before who has more, whoever came first', () => {
  const rows = [
    row('r', 'anna', 0, true),
    row('a1', 'anna', 1),
    row('a2', 'anna', 2),
    row('b', 'boris', 9),
  ]
  expect(decide(rows)).toEqual({
    b: { mayRun: true, position: 1 },
    a1: { mayRun: false, position: 2 },
    a2: { mayRun: false, position: 3 },
  })
  expect(decide(rows, { all: 9, perAddress: 1 })).toMatchObject({ a2: { mayRun: false } })
})

it('lets nobody in while all places are taken', () => {
  const rows = [row('r1', 'a', 0, true), row('r2', 'b', 0, true), row('c', 'c', 1)]
  expect(decide(rows)).toEqual({ c: { mayRun: false, position: 1 } })
})
