import { expect, it } from 'vitest'
import { describeMoment, describeSeconds } from './moment.ts'

const now = new Date('2026-05-13T09:00:00Z')
const timeZone = 'Europe/Moscow'
const describeAt = (at: string) =>
  describeMoment({ at: new Date(at), now, timeZone }).replaceAll('\u00A0', ' ')

it('formats today and yesterday by the local day', () => {
  expect(describeAt('2026-05-13T06:05:00Z')).toBe('сегодня в 9:05')
  expect(describeAt('2026-05-12T21:30:00Z')).toBe('сегодня в 0:30')
  expect(describeAt('2026-05-12T20:30:00Z')).toBe('вчера в 23:30')
})

it('formats the day, and the year only when it is another', () => {
  expect(describeAt('2026-05-01T09:00:00Z')).toBe('1 мая')
  expect(describeAt('2025-12-31T09:00:00Z')).toBe('31 декабря 2025 г.')
})

it('tells a time in the unit that fits it', () => {
  const times = [38, 12 * 60, 3 * 3600, 47 * 3600, 72 * 3600].map(describeSeconds)
  expect(times.map((time) => time.replaceAll('\u00A0', ' '))).toEqual([
    '38 с',
    '12 мин',
    '3 ч',
    '47 ч',
    '3 дн',
  ])
})
