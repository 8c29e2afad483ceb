import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createServices } from '../session/create-services.ts'
import { createAppRouter } from './router.tsx'

const boot = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const router = createAppRouter({
  services: createServices({ boot }),
  history: createMemoryHistory(),
})
const ID = '0197a0c0-0000-7000-8000-000000000001'

/** The value of `useSearch` on the page of this path. */
const searchAt = (pathname: string, search: Record<string, unknown>) =>
  router.matchRoutes(pathname, search).at(-1)?.search

it.each([
  ['/posts', { state: 'failed' }, { post: '../x' }],
  ['/posts/new', { at: '2026-11-18T10:00' }, { media: 'x' }],
  ['/calendar', { view: 'week' }, { date: 'завтра' }],
  ['/reels', { stage: 'draft' }, { kind: 'opera' }],
  ['/reels/generation-history', { state: 'ready' }, { kind: 'opera' }],
  ['/reels/slideshow', { product: ID }, { reel: '1' }],
  ['/reels/questions', { sentence: 'Уроки гитары' }, { style: {} }],
  ['/reels/product-demo', { reel: ID }, { product: '1' }],
  ['/reels/greenscreen-memes', {}, { reel: '1' }],
  ['/reels/talking-head', {}, { reel: '1' }],
  ['/reels/own-video', {}, { reel: '1' }],
  ['/ai', { tab: 'voice' }, { kind: 'opera' }],
  ['/resources', { kind: 'video' }, { item: 5 }],
  ['/products', { state: 'archived' }, { q: {} }],
  ['/business', { tab: 'prices' }, { q: {} }],
])('%s gets search parameters it knows and no others', (pathname, known, unknown) => {
  const dropped = Object.fromEntries(Object.keys(unknown).map((name) => [name, undefined]))
  expect(searchAt(pathname, { ...known, ...unknown })).toEqual({ ...known, ...dropped })
})
