import { expect, it } from 'vitest'
import { applyDrop, hourTarget, stepWallTime } from './drop-target.ts'

it('keeps what the place does not say', () => {
  const wallTime = '2026-11-18T09:30'
  expect(applyDrop({ wallTime, place: '2026-11-20' })).toBe('2026-11-20T09:30')
  expect(applyDrop({ wallTime, place: hourTarget({ day: '2026-11-20', hour: 7 }) })).toBe(
    '2026-11-20T07:30',
  )
  expect(applyDrop({ wallTime, place: '2026-11-20T18:00' })).toBe('2026-11-20T18:00')
})

it('steps by days and hours, and never out of the day by hours', () => {
  expect(stepWallTime({ wallTime: '2026-12-31T09:30', days: 1, hours: 0 })).toBe('2027-01-01T09:30')
  expect(stepWallTime({ wallTime: '2026-12-31T09:30', days: 0, hours: -1 })).toBe(
    '2026-12-31T08:30',
  )
  expect(stepWallTime({ wallTime: '2026-12-31T23:30', days: 0, hours: 1 })).toBe('2026-12-31T23:30')
})
