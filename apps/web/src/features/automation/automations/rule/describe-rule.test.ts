import { expect, it } from 'vitest'
import { describeContent, describeSchedule } from './describe-rule.ts'

it('tells the days and times of a rule in a few words', () => {
  const times = ['18:30', '08:00']
  expect(describeSchedule({ kind: 'times', weekdays: [4, 2], times })).toBe('Вт, чт в 8:00, 18:30')
  expect(describeSchedule({ kind: 'times', weekdays: [1, 2, 3, 4, 5], times: ['09:00'] })).toBe(
    'По будням в 9:00',
  )
  expect(
    describeSchedule({ kind: 'times', weekdays: [7, 6, 5, 4, 3, 2, 1], times: ['10:00'] }),
  ).toBe('Каждый день в 10:00')
  expect(describeSchedule({ kind: 'best', perWeek: 3 })).toBe(
    'В лучшее время, 3\u00a0раза в неделю',
  )
})

it('keeps abbreviations when it joins what is made and of what', () => {
  expect(describeContent({ output: 'slideshow', source: { kind: 'topics', topics: ['а'] } })).toBe(
    'Слайд-шоу: список тем',
  )
})
