import { expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const until = (now: string, timeZone = 'Europe/Moscow') =>
  quietUntil({ now: new Date(now), timeZone })?.toISOString()

it.each([
  ['2026-03-10T20:00:00Z', '2026-03-11T05:00:00.000Z'],
  ['2026-03-10T23:30:40Z', '2026-03-11T05:00:00.000Z'],
  ['2026-03-11T04:59:59Z', '2026-03-11T05:00:00.000Z'],
])('waits for the morning at %s', (now, end) => {
  expect(until(now)).toBe(end)
})

it.each(['2026-03-10T19:59:59Z', '2026-03-11T05:00:00Z', '2026-03-11T09:00:00Z'])(
  'does not wait at %s',
  (now) => {
    expect(until(now)).toBeUndefined()
  },
)

it('knows that the night of another zone is another night', () => {
  expect(until('2026-03-10T20:00:00Z', 'America/New_York')).toBeUndefined()
  expect(until('2026-03-10T20:00:00Z', 'Asia/Kathmandu')).toBe('2026-03-11T02:15:00.000Z')
})

it('ends at eight by the clock on the wall when the clocks are changed at night', () => {
  expect(until('2026-03-28T23:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(until('2026-10-24T23:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
})

it('takes hours that do not cross midnight', () => {
  const hours = { from: 1, to: 6 }
  const now = new Date('2026-03-10T00:00:00Z')
  expect(quietUntil({ now, timeZone: 'Europe/Moscow', hours })?.toISOString()).toBe(
    '2026-03-10T03:00:00.000Z',
  )
  expect(quietUntil({ now, timeZone: 'UTC', hours })).toBeUndefined()
})
