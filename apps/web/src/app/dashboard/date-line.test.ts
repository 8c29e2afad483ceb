import { expect, it } from 'vitest'
import { dateLine } from './date-line.ts'

it("shows the date of the user's zone", () => {
  const at = new Date('2026-05-13T22:30:00Z')
  expect(dateLine({ at, timeZone: 'Europe/Moscow' })).toBe('Четверг, 14 мая')
  expect(dateLine({ at, timeZone: 'America/New_York' })).toBe('Среда, 13 мая')
})
