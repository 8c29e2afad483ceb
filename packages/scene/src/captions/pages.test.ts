import { expect, it } from 'vitest'
import { captionsOf } from '../../test/scenes.ts'
import { captionPages } from './pages.ts'

const wordsOf = (texts: readonly string[], step = 0.3) =>
  texts.map((text, index) => ({ text, start: index * step, end: index * step + 0.25 }))
const pages = (part: Parameters<typeof captionsOf>[0]) =>
  captionPages(captionsOf(part)).map(({ words }) => words.map(({ text }) => text).join(' '))

it('fills pages word by word', () => {
  expect(pages({ words: wordsOf(['а', 'б', 'в', 'г', 'д']) })).toEqual(['а б', 'в г', 'д'])
})

it('starts a new page after a sentence and after a pause', () => {
  const words = wordsOf(['Ну', 'да.', 'Вот'])
  expect(pages({ words, wordsPerPage: 5 })).toEqual(['Ну да.', 'Вот'])
  expect(pages({ words: wordsOf(['а', 'б'], 2), wordsPerPage: 5 })).toEqual(['а', 'б'])
})

it('keeps a page until the next one, but not through a long silence', () => {
  const [first] = captionPages(captionsOf({ words: wordsOf(['а', 'б'], 5), wordsPerPage: 1 }))
  expect(first?.end).toBeCloseTo(0.85)
})
