import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { joinContent, type SiteContent } from './join-content.ts'
import { type LoadedContent, loadContent } from './load-content.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../content')
let loaded: LoadedContent
let content: SiteContent

beforeAll(() => {
  loaded = loadContent(FOLDER)
  content = joinContent(loaded)
})

it('has enough to read: articles, help and hooks of every family', () => {
  expect(content.blog.length).toBeGreaterThanOrEqual(24)
  expect(content.knowledge.flatMap(({ articles }) => articles).length).toBeGreaterThanOrEqual(20)
  expect(content.hooks.length).toBeGreaterThanOrEqual(150)
  expect(content.families).toHaveLength(12)
})

it('keeps articles of the blog between 800 and 2,000 words', () => {
  const lengths = loaded.pages
    .filter(({ kind }) => kind === 'blog')
    .map(({ file, text }) => ({ file, words: text.plain.split(/\s+/).length }))
  expect(lengths.filter(({ words }) => words < 800 || words > 2000)).toEqual([])
})

it('shows only screens that are there and that the script of the screens takes', () => {
  const script = readFileSync(path.resolve(FOLDER, '../e2e/site-screens.ts'), 'utf8')
  const taken = [...script.matchAll(/^ {2}'?([a-z-]+)'?: \{\s+path: '\//gm)].map(([, name]) => name)
  const shown = loaded.pages.flatMap(({ text }) =>
    [...text.markdown.matchAll(/id="screens\/([\w-]+)"/g)].map(([, name]) => name),
  )
  expect(taken.length).toBeGreaterThan(10)
  expect([...new Set(shown)].filter((name) => !taken.includes(name))).toEqual([])
  const files = readdirSync(path.join(FOLDER, 'screens'))
  expect(shown.filter((name) => !files.includes(`${name}.webp`))).toEqual([])
})
