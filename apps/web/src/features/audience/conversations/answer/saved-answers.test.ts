import { expect, it } from 'vitest'
import { findSaved, titleOf } from './saved-answers.ts'

const make = (title: string, text: string) => ({
  id: title,
  title,
  text,
  updatedAt: '2026-11-18T10:41:00.000Z',
})
const saved = [make('Доставка', 'Отправляем каждый день'), make('Ещё вопрос', 'Спросите мастера')]
const find = (search: string) => findSaved(saved, search).map(({ title }) => title)

it('finds words of the title and the text in any order', () => {
  expect(find('день доставка')).toEqual(['Доставка'])
  expect(find('мастера')).toEqual(['Ещё вопрос'])
  expect(find('оплата')).toEqual([])
})

it('takes е for ё, and shows all without words', () => {
  expect(find('еще')).toEqual(['Ещё вопрос'])
  expect(find(' ')).toHaveLength(2)
})

it('names an answer by its first words', () => {
  expect(titleOf('Спасибо\nЖдём вас')).toBe('Спасибо')
  const long = titleOf(
    'Отправляем посылки каждый будний день до трёх часов, заказ можно забрать самому',
  )
  expect(long.length).toBeLessThanOrEqual(60)
  expect(long).toMatch(/^Отправляем посылки .*[а-я]…$/)
})
