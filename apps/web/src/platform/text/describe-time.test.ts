import { expect, it } from 'vitest'
import { describePostTime, describeZone } from './describe-time.ts'

const now = new Date('2026-11-15T06:00:00Z')
const time = { at: '2026-11-18T07:00:00Z', wallTime: '2026-11-18T10:00', timeZone: 'Europe/Moscow' }

it('formats the local time with its UTC offset', () => {
  expect(describePostTime({ time, now })).toBe('ср, 18 ноября, 10:00 (UTC+3)')
})

it('names the year only when it is another one', () => {
  const next = { ...time, at: '2027-01-11T07:00:00Z' }
  expect(describePostTime({ time: next, now })).toContain('2027')
})

it('follows the change of clocks', () => {
  const timeZone = 'America/New_York'
  expect(describeZone({ at: new Date('2026-07-01T12:00:00Z'), timeZone })).toBe('UTC−4')
  expect(describeZone({ at: new Date('2026-12-01T12:00:00Z'), timeZone })).toBe('UTC−5')
})
