import { expect, it } from 'vitest'
import { describeAgo, describeLeft } from './ago.ts'

const now = new Date('2026-11-18T10:45:00Z')
const ago = (at: string) =>
  describeAgo({ at: new Date(at), now, timeZone: 'Europe/Moscow' }).replaceAll('\u00A0', ' ')
const left = (until: string) =>
  describeLeft({ until: new Date(until), now }).replaceAll('\u00A0', ' ')

it('tells how long ago something was written', () => {
  expect(ago('2026-11-18T10:44:30Z')).toBe('сейчас')
  expect(ago('2026-11-18T10:41:00Z')).toBe('4 мин')
  expect(ago('2026-11-18T08:00:00Z')).toBe('2 ч')
  expect(ago('2026-09-19T08:00:00Z')).toBe('19 сент')
  expect(ago('2025-09-19T08:00:00Z')).toBe('19 сент 2025')
})

it('takes a clock of the network that is ahead for now', () => {
  expect(ago('2026-11-18T10:50:00Z')).toBe('сейчас')
})

it('rounds the time that is left down', () => {
  expect(left('2026-11-19T10:44:00Z')).toBe('23 ч')
  expect(left('2026-11-18T11:44:59Z')).toBe('59 мин')
  expect(left('2026-11-25T10:44:00Z')).toBe('6 дн')
  expect(left('2026-11-18T10:45:20Z')).toBe('1 мин')
})
