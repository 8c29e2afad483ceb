import type { RepeatRule } from '@kadr/contract/publishing/posts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOccurrences } from './recurrence.ts'

const rule = (given: Partial<RepeatRule>): RepeatRule => ({
  every: 'day',
  interval: 1,
  weekdays: [],
  until: null,
  ...given,
})

const walls = (input: {
  rule: Partial<RepeatRule>
  start: string
  after?: string
  until: string
  timeZone?: string
}) =>
  nextOccurrences({
    rule: rule(input.rule),
    start: input.start,
    timeZone: input.timeZone ?? 'Europe/Moscow',
    after: new Date(input.after ?? '2000-01-01T00:00:00Z'),
    until: new Date(input.until),
  })

const timesOf = (input: Parameters<typeof walls>[0]) => walls(input).map(({ wallTime }) => wallTime)

it('keeps the local time over a change of clocks', () => {
  const found = walls({
    rule: {},
    start: '2027-03-12T09:00',
    until: '2027-03-16T00:00:00Z',
    timeZone: 'America/New_York',
  })
  expect(found.map(({ at }) => at)).toEqual([
    '2027-03-13T14:00:00.000Z',
    '2027-03-14T13:00:00.000Z',
    '2027-03-15T13:00:00.000Z',
  ])
})

it('repeats on the chosen weekdays of every second week, counted from the week of the first', () => {
  expect(
    timesOf({
      rule: { every: 'week', interval: 2, weekdays: [1, 3, 7] },
      start: '2027-01-06T10:00',
      until: '2027-01-31T00:00:00Z',
    }),
  ).toEqual(['2027-01-10T10:00', '2027-01-18T10:00', '2027-01-20T10:00', '2027-01-24T10:00'])
})

it('takes the weekday of the first when none is chosen', () => {
  expect(
    timesOf({ rule: { every: 'week' }, start: '2027-01-06T10:00', until: '2027-01-21T00:00:00Z' }),
  ).toEqual(['2027-01-13T10:00', '2027-01-20T10:00'])
})

it('has the 31st on the last day of a short month and comes back to the 31st', () => {
  expect(
    timesOf({ rule: { every: 'month' }, start: '2028-01-31T10:00', until: '2028-05-30T00:00:00Z' }),
  ).toEqual(['2028-02-29T10:00', '2028-03-31T10:00', '2028-04-30T10:00'])
})

it('counts months from the first', () => {
  expect(
    timesOf({
      rule: { every: 'month', interval: 5 },
      start: '2027-11-15T10:00',
      until: '2028-12-31T00:00:00Z',
    }),
  ).toEqual(['2028-04-15T10:00', '2028-09-15T10:00'])
})

it('ends with its last local date', () => {
  expect(
    timesOf({
      rule: { until: '2027-01-03' },
      start: '2027-01-01T23:30',
      until: '2027-02-01T00:00:00Z',
    }),
  ).toEqual(['2027-01-02T23:30', '2027-01-03T23:30'])
})

it('neither gives the first post nor anything up to `after`', () => {
  expect(
    timesOf({
      rule: {},
      start: '2027-01-01T10:00',
      after: '2027-01-03T07:00:00Z',
      until: '2027-01-05T07:00:00Z',
    }),
  ).toEqual(['2027-01-04T10:00', '2027-01-05T10:00'])
})

describe('any rule', () => {
  const rules = fc.record({
    every: fc.constantFrom('day', 'week', 'month'),
    interval: fc.integer({ min: 1, max: 30 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
    until: fc.constant(null),
  })
  const zones = fc.constantFrom('Europe/Moscow', 'America/New_York', 'Australia/Lord_Howe')
  const days = fc.integer({ min: 0, max: 700 })
  const momentOf = (day: number) => new Date(Date.UTC(2027, 0, 1) + day * 86_400_000)

  it('gives the same however the time is cut into windows, in order, never twice', () => {
    fc.assert(
      fc.property(rules, zones, days, days, (given, timeZone, one, other) => {
        const ask = (after: Date, until: Date) =>
          nextOccurrences({ rule: given, start: '2027-01-30T02:30', timeZone, after, until })
        const [from, middle, to] = [0, Math.min(one, other), 760].map(momentOf)
        if (!from || !middle || !to) throw new Error('three moments')
        const whole = ask(from, to)
        expect([...ask(from, middle), ...ask(middle, to)]).toEqual(whole)
        const moments = whole.map(({ at }) => at)
        expect(moments).toEqual([...new Set(moments)].toSorted())
        expect(whole.every(({ wallTime }) => wallTime.endsWith('T02:30'))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
