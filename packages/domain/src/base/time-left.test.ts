import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-03-10T09:00:00Z')

it.each([
  ['2026-03-17T09:00:00Z', 'через 7\u00a0дней'],
  ['2026-03-12T08:59:00Z', 'через 1\u00a0день'],
  ['2026-03-11T08:59:00Z', 'меньше чем через сутки'],
])('says how long it is until %s', (end, words) => {
  expect(timeLeft({ end: new Date(end), now })).toBe(words)
})
