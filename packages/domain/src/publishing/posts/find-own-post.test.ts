import { expect, it } from 'vitest'
import { findOwnPost } from './find-own-post.ts'

const since = new Date('2026-03-12T12:00:00Z')
const post = (id: string, caption: string, minutes: number) => ({
  id,
  permalink: `https://www.example.com/p/${id}/`,
  caption,
  publishedAt: new Date(since.getTime() + minutes * 60_000),
})
const find = (listed: ReturnType<typeof post>[], given: { url?: string; text?: string }) =>
  findOwnPost({ listed, url: null, text: 'Кофе в зёрнах', since, ...given })?.id

it('finds it by the link, whatever an app adds to a copied one', () => {
  const listed = [post('a', 'Чай', 3), post('b', 'Другое', 4)]
  expect(find(listed, { url: 'https://m.example.com/p/b?igsh=MTc4&utm_source=copy' })).toBe('b')
  expect(find(listed, { url: 'https://example.com/p/c' })).toBeUndefined()
})

it('tells videos apart whose address is the same but for their id', () => {
  const video = (id: string) => ({
    ...post(id, '', 1),
    permalink: `https://youtube.com/watch?v=${id}`,
  })
  const url = 'https://www.youtube.com/watch?v=two&t=1s'
  expect(find([video('one'), video('two')], { url })).toBe('two')
})

it('finds it by its first words, published since it was handed over', () => {
  const listed = [post('old', 'Кофе в зёрнах', -600), post('new', 'КОФЕ  в зёрнах!', 5)]
  expect(find(listed, {})).toBe('new')
})

it('takes none where two are alike, or there are no words', () => {
  expect(find([post('a', 'Кофе в зёрнах', 1), post('b', 'Кофе в зёрнах', 2)], {})).toBeUndefined()
  expect(find([post('a', '', 1)], { text: '' })).toBeUndefined()
})
