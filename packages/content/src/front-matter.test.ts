import { expect, it } from 'vitest'
import { blogPage, plainPage, readFrontMatter } from './front-matter.ts'

const PAGE = {
  title: 'Размеры видео',
  description: 'Я'.repeat(130),
  published: '2026-11-01',
  updated: '2026-11-16',
  author: 'Редакция',
}
const sourceOf = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\nТекст\n`
const read = (source: string) =>
  readFrontMatter({ file: 'content/a.md', source, schema: plainPage })

it('splits a file into its front matter and its text', () => {
  const { matter, body, bodyLine } = read(sourceOf(PAGE))
  expect(matter).toMatchObject({ title: 'Размеры видео', published: '2026-11-01' })
  expect(body.trim()).toBe('Текст')
  expect(bodyLine).toBe(8)
})

it.each([
  [{ ...PAGE, title: 'Я'.repeat(61) }, 'content/a.md:2: title'],
  [{ ...PAGE, description: 'Коротко' }, 'content/a.md:3: description'],
  [{ ...PAGE, published: 'вчера' }, 'content/a.md:4: published'],
])('names the file and the line of a mistake', (fields, place) => {
  expect(() => read(sourceOf(fields))).toThrow(place)
})

it('refuses a field it does not know, a file without front matter and a style that is not there', () => {
  expect(() => read(sourceOf({ ...PAGE, slug: 'a' }))).toThrow('content/a.md:7: slug')
  expect(() => read('Текст')).toThrow('content/a.md:1')
  const cover = '{ paper: sky, posters: [{ style: none, text: А }] }'
  const source = sourceOf({ ...PAGE, tags: '[limits]', cover })
  expect(() => readFrontMatter({ file: 'content/a.md', source, schema: blogPage })).toThrow(
    'content/a.md:8: cover.posters.0.style',
  )
})
