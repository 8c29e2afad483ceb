import { DAY_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { isFreshFact } from './fact-age.ts'

const saidAt = new Date('2026-09-01T12:00:00.000Z')
const after = (days: number) => new Date(saidAt.getTime() + days * DAY_MS)

it('asks about a price after two months, about other facts never', () => {
  expect(isFreshFact({ kind: 'price', saidAt, until: null, now: after(60) })).toBe(true)
  expect(isFreshFact({ kind: 'price', saidAt, until: null, now: after(61) })).toBe(false)
  expect(isFreshFact({ kind: 'about', saidAt, until: null, now: after(600) })).toBe(true)
})

it('asks about anything past its own date', () => {
  expect(isFreshFact({ kind: 'term', saidAt, until: after(3), now: after(2) })).toBe(true)
  expect(isFreshFact({ kind: 'term', saidAt, until: after(3), now: after(3) })).toBe(false)
})
