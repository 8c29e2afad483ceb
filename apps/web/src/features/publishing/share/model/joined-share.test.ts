import { expect, it } from 'vitest'
import { joinShares, wordsOf } from './joined-share.ts'

const nothing = { title: '', text: '', url: '' }
const share = { ...nothing, at: 1, place: '/share/1', files: [], content: [] }

it('says once what an app says in several fields', () => {
  expect(
    wordsOf({
      title: 'Хлеб',
      text: 'Хлеб на закваске https://example.com/1',
      url: 'https://example.com/1',
    }),
  ).toBe('Хлеб на закваске https://example.com/1')
  expect(wordsOf({ title: ' Хлеб ', text: '', url: 'https://example.com' })).toBe(
    'Хлеб\n\nhttps://example.com',
  )
  expect(wordsOf(nothing)).toBe('')
})

it('joins what came one after another', () => {
  const [one, other] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]
  expect(
    joinShares([
      { ...share, text: 'Хлеб', content: [one] },
      { ...share, place: '/share/2', text: 'Хлеб', content: [other] },
      { ...share, place: '/share/3', text: 'Соль' },
    ]),
  ).toEqual({
    places: ['/share/1', '/share/2', '/share/3'],
    words: 'Хлеб\n\nСоль',
    files: [one, other],
  })
})
