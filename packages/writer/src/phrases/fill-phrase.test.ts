import { expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { fillCount, fillPhrase } from './fill-phrase.ts'

it('puts words of the user in as they are', () => {
  const values = { title: '[Уход] {quoted}', quoted: '«Уход»' }
  expect(fillPhrase('{title}: тема {quoted}', values)).toBe('[Уход] {quoted}: тема «Уход»')
})

it('leaves out what it has no words for', () => {
  const phrase = 'Ответили.[ Цена {price}.]\n\n{benefits}\n\nПишите.'
  expect(fillPhrase(phrase, { price: '', benefits: '' })).toBe('Ответили.\n\nПишите.')
  expect(fillPhrase(phrase, { price: '90 ₽', benefits: '— Тепло' })).toBe(
    'Ответили. Цена 90 ₽.\n\n— Тепло\n\nПишите.',
  )
})

it('counts in Russian', () => {
  const random = { ...createRandom('1'), whole: () => 5 }
  expect(fillCount('{title}: {миф/мифа/мифов}', random)).toBe('{title}: 5\u00a0мифов')
})
