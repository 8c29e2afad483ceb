import { expect, it } from 'vitest'
import { composeDigest } from './digest.ts'

const message = (title: string) => ({ title, text: 'Текст', rows: [] })

it('leaves a single notification as it is and makes one message of many', () => {
  expect(composeDigest([])).toBeUndefined()
  expect(composeDigest([message('Одна')])).toEqual(message('Одна'))
  expect(composeDigest([message('Одна'), message('Две')])).toEqual({
    title: 'Пока было тихо: 2\u00a0новости',
    text: '• Одна\n• Две',
    rows: [[{ text: 'Открыть в Кадре', path: '/notifications' }]],
  })
  const many = Array.from({ length: 15 }, (_, index) => message(String(index)))
  expect(composeDigest(many)?.text).toMatch(/\nи ещё 3\u00a0новости$/)
})
