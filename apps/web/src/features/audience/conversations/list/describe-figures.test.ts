import { expect, it } from 'vitest'
import { describeFigures } from './describe-figures.ts'

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
