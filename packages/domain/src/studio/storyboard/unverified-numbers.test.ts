import { createCard } from '@kadr/contract/studio/create-card'
import { expect, it } from 'vitest'
import { findUnverifiedNumbers } from './unverified-numbers.ts'

it('names the numbers that nobody gave', () => {
  const slides = [
    createCard('hook', { title: '3 *причины* прийти' }),
    createCard('number', { value: '8', unit: 'часов', title: 'держит *тепло*' }),
    createCard('item', { title: 'Скидка *20 %*', body: 'Было 1 490 ₽, стало 1 190 ₽' }),
    createCard('item', { title: 'Вес *0,5 кг*', body: 'Как яблоко' }),
  ]
  const sources = ['Держит тепло 8 часов', '1490 ₽', 'вес 0.5 кг']
  expect(findUnverifiedNumbers({ slides, sources })).toEqual([[], [], ['20', '1190'], []])
  expect(findUnverifiedNumbers({ slides, sources: [] })[1]).toEqual(['8'])
})
