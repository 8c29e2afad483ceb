import { expect, it } from 'vitest'
import { clockChangeOf } from './clock-change.ts'

it('knows the hour that never comes in spring', () => {
  expect(clockChangeOf({ day: '2027-03-28', timeZone: 'Europe/Berlin' })).toEqual({
    skipped: [2],
    doubled: [],
  })
})

it('knows the hour that comes twice in autumn', () => {
  expect(clockChangeOf({ day: '2026-10-25', timeZone: 'Europe/Berlin' })).toEqual({
    skipped: [],
    doubled: [2],
  })
})

it('sees nothing on an ordinary day, nor where clocks are left alone', () => {
  expect(clockChangeOf({ day: '2026-10-24', timeZone: 'Europe/Berlin' })).toBeUndefined()
  expect(clockChangeOf({ day: '2026-10-25', timeZone: 'Europe/Moscow' })).toBeUndefined()
})
