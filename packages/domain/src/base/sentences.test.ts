import { expect, it } from 'vitest'
import { endSentence, joinSentences } from './sentences.ts'

it.each([
  ['Банк отказал', 'Банк отказал.'],
  ['Банк отказал.', 'Банк отказал.'],
  ['Действует до 18 ноября 2027 г.', 'Действует до 18 ноября 2027 г.'],
  [' Уже? ', 'Уже?'],
  ['', ''],
])('ends «%s» once', (text, ended) => {
  expect(endSentence(text)).toBe(ended)
})

it('joins what there is', () => {
  expect(joinSentences(['Банк отказал.', null, undefined, '', 'Оплатите'])).toBe(
    'Банк отказал. Оплатите.',
  )
})
