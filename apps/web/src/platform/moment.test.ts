import { expect, it } from 'vitest'
import { describeMoment } from './moment.ts'

const now = new Date('2026-05-13T09:00:00Z')
const timeZone = 'Europe/Moscow'
const say = (at: string) =>
  describeMoment({ at: new Date(at), now, timeZone }).replaceAll('\u00A0', ' ')

it('says today and yesterday by the local day', () => {
  expect(say('2026-05-13T06:05:00Z')).toBe('сегодня в 9:05')
  expect(say('2026-05-12T21:30:00Z')).toBe('сегодня в 0:30')
  expect(say('2026-05-12T20:30:00Z')).toBe('вчера в 23:30')
})

it('says the day, and the year only when it is another', () => {
  expect(say('2026-05-01T09:00:00Z')).toBe('1 мая')
  expect(say('2025-12-31T09:00:00Z')).toBe('31 декабря 2025 г.')
})
