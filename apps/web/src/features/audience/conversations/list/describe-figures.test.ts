import { expect, it } from 'vitest'
import { describeFigures, describeSeconds } from './describe-figures.ts'

it('tells a time in the unit that fits it', () => {
  const times = [38, 12 * 60, 3 * 3600, 47 * 3600, 72 * 3600].map(describeSeconds)
  expect(times.map((time) => time.replaceAll('\u00A0', ' '))).toEqual([
    '38 с',
    '12 мин',
    '3 ч',
    '47 ч',
    '3 дн',
  ])
})

it('has a dash where there is nothing to count', () => {
  const figures = {
    threads: 0,
    answered: 0,
    answeredShare: null,
    medianSeconds: null,
    byPerson: [],
  }
  expect(describeFigures(figures).map(({ value }) => value)).toEqual(['–', '–'])
})

it('rounds the share that was answered', () => {
  const figures = { threads: 3, answered: 2, answeredShare: 2 / 3, medianSeconds: 60, byPerson: [] }
  expect(describeFigures(figures).map(({ value }) => value.replaceAll('\u00A0', ' '))).toEqual([
    '1 мин',
    '67 %',
  ])
})
