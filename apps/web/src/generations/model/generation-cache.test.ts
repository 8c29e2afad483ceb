import { getPoints } from '@kadr/contract/money/subscription'
import { type Generation, listGenerations } from '@kadr/contract/studio/generations'
import { listReels } from '@kadr/contract/studio/reels'
import { QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../../platform/api/api-client.ts'
import { createSessionStore } from '../../platform/session/session-store.ts'
import { createWorkspaceStore } from '../../platform/session/workspace-store.ts'
import { aGeneration } from './generation.fixture.ts'
import { activeGenerationsQuery, putGeneration } from './generation-cache.ts'

let queries: QueryClient
let api: ReturnType<typeof createApi>

const pagesOf = <T>(...items: T[]) => ({
  pages: [{ items, nextCursor: null }],
  pageParams: [''],
})
const generations = () => api.pages(listGenerations, { query: {}, pageSize: 40 })
const reels = () => api.pages(listReels, { query: {}, pageSize: 40 })
const put = (part: Partial<Generation>) =>
  putGeneration({ api, queries, generation: aGeneration(part) })
const active = () => queries.getQueryData(activeGenerationsQuery(api).queryKey)?.items
const isStale = (queryKey: QueryKey) => queries.getQueryState(queryKey)?.isInvalidated
const arePointsStale = () => isStale(api.query(getPoints).queryKey)

beforeEach(() => {
  queries = new QueryClient()
  api = createApi({
    session: createSessionStore(),
    workspace: createWorkspaceStore(),
    queries,
    fetch: vi.fn(),
  })
  const keep = (options: { queryKey: QueryKey; meta?: QueryMeta }, data: unknown) => {
    queries.getQueryCache().build(queries, options)
    queries.setQueryData(options.queryKey, data)
  }
  keep(activeGenerationsQuery(api), { items: [aGeneration()], nextCursor: null })
  keep(generations(), pagesOf(aGeneration()))
  keep(reels(), pagesOf({ id: aGeneration().reelId, lastGeneration: aGeneration() }))
  api.put(getPoints, undefined, { videoGenerations: 5, aiGenerations: 5, planName: 'HOBBY' })
})

it('updates the progress in every cached copy, and never backwards', () => {
  put({ progress: 60 })
  put({ progress: 50 })
  expect(active()?.[0]?.progress).toBe(60)
  expect(queries.getQueryData(generations().queryKey)?.pages[0]?.items[0]?.progress).toBe(60)
  const [reel] = queries.getQueryData(reels().queryKey)?.pages[0]?.items ?? []
  expect(reel?.lastGeneration?.progress).toBe(60)
  expect(arePointsStale()).toBe(false)
})

it('removes an ended one from the active list and invalidates the points', () => {
  put({ state: 'ready', progress: 100 })
  expect(active()).toEqual([])
  expect(arePointsStale()).toBe(true)
  expect(isStale(reels().queryKey)).toBe(true)
})

it('adds a new one, and invalidates nothing for an old one', () => {
  put({ id: 'old', state: 'ready' })
  expect(isStale(generations().queryKey)).toBe(false)
  put({ id: 'fresh', state: 'queued', progress: 0 })
  expect(active()?.map(({ id }) => id)).toEqual([aGeneration().id, 'fresh'])
  expect(isStale(generations().queryKey)).toBe(true)
})
