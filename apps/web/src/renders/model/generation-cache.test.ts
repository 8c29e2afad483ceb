import type { Generation } from '@kadr/contract/generations'
import { getPoints } from '@kadr/contract/subscription'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../../platform/api-client.ts'
import { createSessionStore } from '../../platform/session-store.ts'
import { createWorkspaceStore } from '../../platform/workspace-store.ts'
import { aGeneration } from './generation.fixture.ts'
import { putGeneration } from './generation-cache.ts'
import { ACTIVE_GENERATIONS, GENERATION_LISTS, REEL_LISTS } from './list-keys.ts'

const LIST = [...GENERATION_LISTS, {}]
const REELS = [...REEL_LISTS, {}]
let queries: QueryClient
let api: ReturnType<typeof createApi>

const pagesOf = <T>(...items: T[]) => ({
  pages: [{ items, nextCursor: null }],
  pageParams: [''],
})
const put = (part: Partial<Generation>) =>
  putGeneration({ api, queries, generation: aGeneration(part) })
const active = () => queries.getQueryData<Generation[]>(ACTIVE_GENERATIONS)
const listed = () => queries.getQueryData<ReturnType<typeof pagesOf<Generation>>>(LIST)
const pointsState = () => queries.getQueryState(api.query(getPoints).queryKey)

beforeEach(() => {
  queries = new QueryClient()
  api = createApi({
    session: createSessionStore(),
    workspace: createWorkspaceStore(),
    queries,
    fetch: vi.fn(),
  })
  queries.setQueryData(ACTIVE_GENERATIONS, [aGeneration()])
  queries.setQueryData(LIST, pagesOf(aGeneration()))
  queries.setQueryData(REELS, pagesOf({ id: aGeneration().reelId, lastGeneration: aGeneration() }))
  queries.setQueryData(api.query(getPoints).queryKey, {
    videoGenerations: 5,
    aiGenerations: 5,
    planName: 'HOBBY',
  })
})

it('shows a new per cent wherever the generation stands, and never an earlier one', () => {
  put({ progress: 60 })
  put({ progress: 50 })
  expect(active()?.[0]?.progress).toBe(60)
  expect(listed()?.pages[0]?.items[0]?.progress).toBe(60)
  const reels =
    queries.getQueryData<ReturnType<typeof pagesOf<{ lastGeneration: Generation }>>>(REELS)
  expect(reels?.pages[0]?.items[0]?.lastGeneration.progress).toBe(60)
  expect(pointsState()?.isInvalidated).toBe(false)
})

it('takes one that is over off the active ones and has the points asked for again', () => {
  put({ state: 'ready', progress: 100 })
  expect(active()).toEqual([])
  expect(pointsState()?.isInvalidated).toBe(true)
  expect(queries.getQueryState(REELS)?.isInvalidated).toBe(true)
})

it('adds one that has just begun, and asks nothing because of an old one', () => {
  put({ id: 'old', state: 'ready' })
  expect(queries.getQueryState(LIST)?.isInvalidated).toBe(false)
  put({ id: 'fresh', state: 'queued', progress: 0 })
  expect(active()?.map(({ id }) => id)).toEqual([aGeneration().id, 'fresh'])
  expect(queries.getQueryState(LIST)?.isInvalidated).toBe(true)
})
