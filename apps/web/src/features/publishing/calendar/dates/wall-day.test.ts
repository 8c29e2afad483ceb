import { expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  isWallDay,
  mondayOf,
  monthTitle,
  weekdayOf,
} from './wall-day.ts'

it('knows which texts are days', () => {
  expect(isWallDay('2028-02-29')).toBe(true)
  for (const text of ['2027-02-29', '2027-13-01', 'today', '2027-1-1', '']) {
    expect(isWallDay(text)).toBe(false)
  }
})

it('walks over the ends of months and years', () => {
  expect(addDays({ day: '2026-12-31', days: 1 })).toBe('2027-01-01')
  expect(addDays({ day: '2028-03-01', days: -1 })).toBe('2028-02-29')
  expect(addMonths({ day: '2026-12-31', months: 2 })).toBe('2027-02-01')
  expect(daysBetween({ from: '2027-03-27', to: '2027-03-29' })).toBe(2)
})

it('begins a week on Monday', () => {
  expect(weekdayOf('2026-11-15')).toBe(7)
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
})

it('names a month as a heading', () => {
  expect(monthTitle('2026-11-15')).toBe('Ноябрь\u00A02026')
})
