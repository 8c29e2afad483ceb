import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import { beforeAll, expect, it } from 'vitest'
import { checkPages } from './check-pages.ts'
import { joinContent, type SiteContent } from './join-content.ts'
import { type LoadedContent, loadContent } from './load-content.ts'
import { CONTENT_FOLDER } from './read-source.ts'
import { findMissing, listScreenFigures, readScreenRecord } from './screen-record.ts'
import { addSources } from './sources.ts'

let loaded: LoadedContent
let content: SiteContent

beforeAll(() => {
  loaded = loadContent(CONTENT_FOLDER)
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

it('has a page of every network, with 500 words of its own', () => {
  expect(content.networks.map(({ network }) => network).toSorted()).toEqual(NETWORKS.toSorted())
  const thin = loaded.pages
    .filter(({ kind, text }) => kind === 'networks' && text.plain.split(/\s+/).length < 500)
    .map(({ file }) => file)
  expect(thin).toEqual([])
})

it('shows screens as the script took them, with everything their figures promise', () => {
  const record = readScreenRecord(CONTENT_FOLDER)
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(CONTENT_FOLDER, 'screens', `${name}.webp`)))
      .digest('hex')
      .slice(0, 16)
  const files = readdirSync(path.join(CONTENT_FOLDER, 'screens')).filter((name) =>
    name.endsWith('.webp'),
  )
  const changed = files
    .map((name) => name.replace('.webp', ''))
    .filter((name) => record[name]?.picture !== hashOf(name))
  expect(changed).toEqual([])
  const figures = listScreenFigures(CONTENT_FOLDER)
  expect(figures.length).toBeGreaterThan(50)
  const faults = figures.flatMap((figure) => {
    const missing = findMissing(figure, record[figure.screen]?.shown ?? [])
    return missing.map((words) => `${figure.file}: ${figure.screen} does not show «${words}»`)
  })
  expect(faults).toEqual([])
})

it('finds what a figure promises and its picture does not show', () => {
  const figure = { file: 'content/a.md', screen: 'a', shows: ['Кто увидит', 'Это реклама'] }
  expect(findMissing(figure, ['Кто увидит публикацию', 'Тариф'])).toEqual(['Это реклама'])
  expect(findMissing(figure, ['Кто увидит', 'Это реклама'])).toEqual([])
})

it('has a picture on every page of the knowledge base', () => {
  const bare = loaded.pages.filter(
    ({ kind, text }) =>
      kind === 'knowledge-base' && !text.prose.includes('<figure class="screen">'),
  )
  expect(bare.map(({ file }) => file)).toEqual([])
})

it('refuses a date before the first text was written', () => {
  const [page] = loaded.pages
  if (!page) throw new Error('there are no pages')
  const dated = { ...page, matter: { ...page.matter, published: '2025-11-20' } }
  expect(() => checkPages({ pages: [dated], known: content.known })).toThrow(
    'published before 2026-11-16',
  )
})

it('lists sources at the end and refuses a number of a network without one', () => {
  const article = {
    file: 'content/a.md',
    body: 'До {{limits.tiktok.title}} знаков\n',
    isArticle: true,
  }
  const list = [{ title: 'TikTok', url: 'https://developers.tiktok.com/doc' }]
  expect(addSources({ ...article, list })).toMatch(
    /знаков\n\n## Источники\n\n- \[TikTok\]\(https:\/\/developers\.tiktok\.com\/doc\)\n$/,
  )
  expect(() => addSources({ ...article, list: [] })).toThrow('names no sources')
})
