import { expect, it } from 'vitest'
import { findPages } from './find-pages.ts'

const index = {
  pages: [
    ['/blog/hashtags', 'Хештеги в TikTok', 'Блог'],
    ['/blog/limits', 'Лимиты сетей', 'Блог'],
  ],
  words: { хештег: [0, 8, 1, 1], tiktok: [0, 8, 1, 3], лимит: [1, 8] },
}
const paths = (text: string) => findPages({ index, text }).map(({ path }) => path)

it('finds words by any ending and puts the title first', () => {
  expect(paths('хештегами')).toEqual(['/blog/hashtags', '/blog/limits'])
})

it('finds a word that is not typed to its end', () => {
  expect(paths('лим')).toEqual(['/blog/limits'])
})

it('prefers pages with more of the words, and finds nothing for none', () => {
  expect(paths('лимиты tiktok')).toEqual(['/blog/limits'])
  expect(paths('велосипед')).toEqual([])
  expect(paths('')).toEqual([])
})
