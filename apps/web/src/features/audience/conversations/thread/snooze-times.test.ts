import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

const at = (now: string) =>
  snoozeTimes({ now: new Date(now), timeZone: 'Europe/Moscow' }).map(
    (time) => `${time.label}: ${time.at.toISOString()}`,
  )

it('offers local times of the workspace', () => {
  // Wednesday, 13:45 in Moscow.
  expect(at('2026-11-18T10:45:00Z')).toEqual([
    'Через час: 2026-11-18T11:45:00.000Z',
    'Сегодня в 19:00: 2026-11-18T16:00:00.000Z',
    'Завтра в 9:00: 2026-11-19T06:00:00.000Z',
    'В понедельник в 9:00: 2026-11-23T06:00:00.000Z',
  ])
})

it('offers no evening that has passed', () => {
  expect(at('2026-11-18T17:00:00Z').join()).not.toContain('Сегодня')
})

it('names tomorrow once on a Sunday, and means the next Monday on a Monday', () => {
  expect(at('2026-11-22T10:00:00Z').join()).not.toContain('понедельник')
  expect(at('2026-11-23T10:00:00Z').join()).toContain('понедельник в 9:00: 2026-11-30T06:00')
})
