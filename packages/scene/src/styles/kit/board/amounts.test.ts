import { expect, it } from 'vitest'
import { findChartKind, readFigure } from './amounts.ts'

it.each([
  ['1 200 ₽', 1200],
  ['2,5 ч', 2.5],
  ['от 45 %', 45],
  ['бесплатно', undefined],
])('reads the figure of «%s»', (text, figure) => {
  expect(readFigure(text)).toBe(figure)
})

const rows = (...values: string[]) => values.map((value) => ({ label: 'что', value, other: '' }))

it('draws a whole only of parts that make one', () => {
  expect(findChartKind(rows('45 %', '35 %', '20 %'))).toBe('parts')
  expect(findChartKind(rows('45 %', '35 %'))).toBe('bars')
  expect(findChartKind(rows('73 %'))).toBe('share')
  expect(findChartKind(rows('130 %'))).toBe('bars')
  expect(findChartKind(rows('5 дней', '21 день'))).toBe('bars')
})
