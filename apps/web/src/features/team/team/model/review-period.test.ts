import { expect, it } from 'vitest'
import { type ReviewPeriod, reviewPeriod } from './review-period.ts'

const period = (name: ReviewPeriod, now: string, timeZone = 'Europe/Moscow') =>
  reviewPeriod({ period: name, now: new Date(now), timeZone })

it('goes some days ahead from now', () => {
  expect(period('days7', '2026-11-17T09:30:00Z')).toEqual({
    from: '2026-11-17T09:30:00.000Z',
    to: '2026-11-24T09:30:00.000Z',
    days: 14,
  })
  expect(period('days31', '2026-11-17T09:30:00Z').days).toBe(31)
})

it.each([
  ['a Tuesday', '2026-11-17T09:00:00Z'],
  ['a Monday', '2026-11-16T09:00:00Z'],
  ['a Sunday evening', '2026-11-22T20:00:00Z'],
])('takes the week after the one of %s', (_name, now) => {
  expect(period('nextWeek', now)).toMatchObject({
    from: '2026-11-22T21:00:00.000Z',
    to: '2026-11-29T21:00:00.000Z',
  })
})

it('is a day further where Monday has begun', () => {
  expect(period('nextWeek', '2026-11-22T20:00:00Z', 'Asia/Vladivostok')).toMatchObject({
    from: '2026-11-29T14:00:00.000Z',
  })
})

it('takes what is left of the month, and the next one over the end of a year', () => {
  expect(period('thisMonth', '2026-12-20T09:00:00Z')).toEqual({
    from: '2026-12-20T09:00:00.000Z',
    to: '2026-12-31T21:00:00.000Z',
    days: 14,
  })
  expect(period('nextMonth', '2026-12-20T09:00:00Z')).toEqual({
    from: '2026-12-31T21:00:00.000Z',
    to: '2027-01-31T21:00:00.000Z',
    days: 43,
  })
})

it('asks for no longer life than the server gives', () => {
  expect(period('nextMonth', '2026-07-01T00:00:00Z').days).toBe(60)
})
