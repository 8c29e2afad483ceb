import { expect, it } from 'vitest'
import { readSeries } from './graph-insights.ts'

const daysOf = (...ends: string[]) => [
  ...readSeries({
    data: [{ name: 'views', values: ends.map((end_time) => ({ value: 1, end_time })) }],
  }).keys(),
]

it.each([
  { season: 'summer', end: '2024-09-16T07:00:00+0000', day: '2024-09-15' },
  { season: 'winter', end: '2026-01-10T08:00:00+0000', day: '2026-01-09' },
  {
    season: 'the day before clocks go forward',
    end: '2026-03-08T08:00:00+0000',
    day: '2026-03-07',
  },
  { season: 'the day of 23 hours', end: '2026-03-09T07:00:00+0000', day: '2026-03-08' },
  { season: 'the day of 25 hours', end: '2026-11-02T08:00:00+0000', day: '2026-11-01' },
])('names a day by what ended at midnight in California: $season', ({ end, day }) => {
  expect(daysOf(end)).toEqual([day])
})
