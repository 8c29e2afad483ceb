// @vitest-environment happy-dom
import { listPosts } from '@kadr/contract/publishing/posts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../api/api-client.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createWorkspaceStore } from '../session/workspace-store.ts'
import { startLiveEvents } from './live-events.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

type Opened = { headers: Headers; signal: AbortSignal; push(frame: object): void }
let opened: Opened[]
let listed: number
let stop = () => {}

const openStream = (init: RequestInit): Response => {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const { signal } = init
      if (!signal) throw new Error('A stream is opened with a signal')
      signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      opened.push({
        headers: new Headers(init.headers),
        signal,
        push: (frame) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(frame)}\n\n`)),
      })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const send: typeof fetch = async (input, init = {}) => {
  if (String(input).startsWith('/api/events')) return openStream(init)
  listed += 1
  return new Response(
    JSON.stringify({ success: true, data: { items: [], nextCursor: null, total: 0 } }),
  )
}

const setUp = () => {
  const session = createSessionStore()
  const workspace = createWorkspaceStore()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi({ session, workspace, queries, fetch: send })
  return { session, workspace, queries, api }
}

const look = (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

const streamOf = async (index: number): Promise<Opened> => {
  await vi.waitFor(() => expect(opened.length).toBeGreaterThan(index))
  const stream = opened[index]
  if (!stream) throw new Error('No stream')
  return stream
}

beforeEach(() => {
  localStorage.clear()
  opened = []
  listed = 0
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

it('invalidates what an event affects, and nothing else', async () => {
  const parts = setUp()
  parts.session.setState({ token: 'token' })
  const observer = new QueryObserver(parts.queries, parts.api.query(listPosts, { query: {} }))
  const forget = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(listed).toBe(1))
  stop = startLiveEvents(parts)
  const stream = await streamOf(0)
  const event = { subjectId: ID, postId: null }
  stream.push({ position: 4, isGap: false, events: [{ kind: 'connection.broken', ...event }] })
  stream.push({ position: 5, isGap: false, events: [{ kind: 'target.published', ...event }] })
  await vi.waitFor(() => expect(listed).toBe(2))
  stream.push({ position: 6, isGap: true, events: [] })
  await vi.waitFor(() => expect(listed).toBe(3))
  forget()
})

it('streams while the tab is visible, and resumes where it stopped', async () => {
  const parts = setUp()
  parts.session.setState({ token: 'token' })
  stop = startLiveEvents(parts)
  const first = await streamOf(0)
  expect(first.headers.get('last-event-id')).toBeNull()
  first.push({ position: 7, isGap: true, events: [] })
  const marked = vi.spyOn(parts.queries, 'invalidateQueries')
  first.push({ position: 8, isGap: true, events: [] })
  await vi.waitFor(() => expect(marked).toHaveBeenCalled())
  look('hidden')
  expect(first.signal.aborted).toBe(true)
  look('visible')
  expect((await streamOf(1)).headers.get('last-event-id')).toBe('8')
})

it('follows the session and the workspace', async () => {
  const parts = setUp()
  stop = startLiveEvents(parts)
  expect(opened).toEqual([])
  parts.session.setState({ token: 'token' })
  const personal = await streamOf(0)
  parts.session.setState({ token: 'renewed' })
  expect(personal.signal.aborted).toBe(false)
  parts.workspace.setState({ chosenId: ID })
  expect(personal.signal.aborted).toBe(true)
  const shared = await streamOf(1)
  expect(shared.headers.get('x-workspace-id')).toBe(ID)
  expect(shared.headers.get('last-event-id')).toBeNull()
  parts.session.reset()
  expect(shared.signal.aborted).toBe(true)
})
