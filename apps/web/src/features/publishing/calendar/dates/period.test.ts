import { expect, it } from 'vitest'
import { periodOf, periodTitle, stepDate } from './period.ts'

it('draws a month in whole weeks', () => {
  expect(periodOf({ view: 'month', date: '2026-11-15' })).toEqual({
    first: '2026-10-26',
    count: 42,
  })
  expect(periodOf({ view: 'month', date: '2027-02-10' })).toEqual({
    first: '2027-02-01',
    count: 28,
  })
})

it('lists the month alone, and a week from Monday', () => {
  expect(periodOf({ view: 'list', date: '2028-02-10' })).toEqual({ first: '2028-02-01', count: 29 })
  expect(periodOf({ view: 'week', date: '2026-11-15' })).toEqual({ first: '2026-11-09', count: 7 })
})

it('steps by what it shows', () => {
  expect(stepDate({ view: 'month', date: '2027-01-31', by: 1 })).toBe('2027-02-01')
  expect(stepDate({ view: 'week', date: '2026-12-28', by: 1 })).toBe('2027-01-04')
  expect(stepDate({ view: 'day', date: '2026-12-31', by: 1 })).toBe('2027-01-01')
})

it('names a week over the end of a month by both months', () => {
  expect(periodTitle({ view: 'week', date: '2026-11-18' })).toBe('16–22\u00A0ноября')
  expect(periodTitle({ view: 'week', date: '2026-12-01' })).toBe('30\u00A0ноября – 6\u00A0декабря')
})
