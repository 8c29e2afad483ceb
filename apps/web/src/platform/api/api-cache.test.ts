import { getCalendar } from '@kadr/contract/publishing/calendar'
import { changePosts } from '@kadr/contract/publishing/post-changes'
import {
  deletePost,
  getPost,
  listPosts,
  type Post,
  updatePost,
} from '@kadr/contract/publishing/posts'
import { findSlot } from '@kadr/contract/publishing/publisher-setup'
import {
  type DefaultError,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { createSessionStore } from '../session/session-store.ts'
import { createWorkspaceStore } from '../session/workspace-store.ts'
import { createApi } from './api-client.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const aPost = (changes: Partial<Post> = {}): Post => ({
  id: ID,
  version: 1,
  text: '',
  media: [],
  utm: null,
  erid: '',
  advertiser: null,
  time: null,
  repeat: null,
  repeatOf: null,
  state: 'draft',
  targets: [],
  author: null,
  rubricId: null,
  returned: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

let answers: Record<string, () => unknown>
let sent: string[]

const setUp = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi({
    session: createSessionStore(),
    workspace: createWorkspaceStore(),
    queries,
    fetch: async (input, init) => {
      const address = `${init?.method} ${String(input).split('?')[0]}`
      sent.push(address)
      return Response.json({ success: true, data: await answers[address]?.() })
    },
  })
  const show = async <T>(options: Parameters<typeof queries.fetchQuery<T, DefaultError>>[0]) => {
    const observer = new QueryObserver(queries, options)
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    sent = []
    return { observer, stop }
  }
  return { api, queries, show }
}

const POST = `/api/posts/${ID}`
beforeEach(() => {
  sent = []
  answers = {
    [`GET ${POST}`]: () => aPost(),
    [`PATCH ${POST}`]: () => aPost({ version: 2, text: 'Привет' }),
    [`DELETE ${POST}`]: () => ({}),
    'GET /api/posts': () => ({ items: [aPost()], nextCursor: null }),
    'GET /api/calendar': () => ({ items: [], isCut: false }),
    'POST /api/posts/change': () => ({ changed: 1, ids: [ID] }),
    'POST /api/publisher/slots/next': () => ({ time: null }),
  }
})
const params = { id: ID }

it('caches a query that is a POST, one entry per body', async () => {
  const { api, queries, show } = setUp()
  const query = (ids: string[]) => api.query(findSlot, { body: { connectionIds: ids } })
  const { observer } = await show(query([ID]))
  expect(observer.getCurrentResult().data).toEqual({ time: null })
  expect(query([ID]).queryKey).not.toEqual(query([]).queryKey)
  expect(queries.isFetching()).toBe(0)
  expect(sent).toEqual([])
})

it('stores the response of a save instead of refetching the entity', async () => {
  const { api, queries, show } = setUp()
  const { observer } = await show(api.query(getPost, { params }))
  await api.call(updatePost, { params, body: { version: 1, text: 'Привет' } })
  expect(observer.getCurrentResult().data?.text).toBe('Привет')
  expect(queries.isFetching()).toBe(0)
  expect(sent).toEqual([`PATCH ${POST}`])
})

it('refetches mounted queries a write affects, and marks the rest stale', async () => {
  const { api, queries, show } = setUp()
  const list = api.query(listPosts, { query: {} })
  await show(list)
  const calendar = api.query(getCalendar, { query: { from: '', to: '' } })
  const { stop } = await show(calendar)
  stop()
  await api.call(updatePost, { params, body: { version: 1 } })
  await vi.waitFor(() => expect(sent).toEqual([`PATCH ${POST}`, 'GET /api/posts']))
  expect(queries.getQueryState(calendar.queryKey)?.isInvalidated).toBe(true)
})

it('does not await refetches in a write', async () => {
  const { api, show } = setUp()
  await show(api.query(listPosts, { query: {} }))
  answers['GET /api/posts'] = () => new Promise(() => undefined)
  await expect(api.call(updatePost, { params, body: { version: 1 } })).resolves.toMatchObject({
    version: 2,
  })
})

it('repeats a fetch that began before a save', async () => {
  const { api, queries, show } = setUp()
  const { observer } = await show(api.query(getPost, { params }))
  let answer = (_post: Post) => {}
  answers[`GET ${POST}`] = () => new Promise((resolve) => (answer = resolve))
  void observer.refetch()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const old = answer
  await api.call(updatePost, { params, body: { version: 1 } })
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  old(aPost({ text: 'Старое' }))
  answer(aPost({ version: 2, text: 'Привет' }))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(observer.getCurrentResult().data?.text).toBe('Привет')
})

it('does not refetch what was deleted, and treats its copy as stale', async () => {
  const { api, queries, show } = setUp()
  const post = api.query(getPost, { params })
  await show(post)
  await api.call(deletePost, { params })
  expect(queries.isFetching()).toBe(0)
  expect(sent).toEqual([`DELETE ${POST}`])
  expect(queries.getQueryState(post.queryKey)?.isInvalidated).toBe(true)
})

it('tags a response that was put and never fetched', async () => {
  const { api, queries } = setUp()
  api.put(getPost, { params }, aPost())
  const { queryKey } = api.query(getPost, { params })
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false)
  await api.call(changePosts, { body: { ids: [ID], action: { kind: 'unschedule' } } })
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('does not refetch a mounted list patched in place, and drops an unmounted one', async () => {
  const { api, queries } = setUp()
  const options = (search: string) => ({
    ...api.pages(listPosts, { query: { search }, pageSize: 2 }),
    meta: { tags: listPosts.tags, isPatchedInPlace: true },
  })
  await queries.fetchInfiniteQuery(options('hidden'))
  await queries.fetchInfiniteQuery(options('shown'))
  new InfiniteQueryObserver(queries, options('shown')).subscribe(() => undefined)
  sent = []
  api.markStale(['posts'])
  expect(queries.isFetching()).toBe(0)
  expect(sent).toEqual([])
  expect(queries.getQueryData(options('shown').queryKey)?.pages).toHaveLength(1)
  expect(queries.getQueryData(options('hidden').queryKey)).toBeUndefined()
})
