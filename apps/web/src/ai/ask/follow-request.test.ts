import { type AiEvent, type AiRequest, askAi } from '@kadr/contract/studio/ai'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApi } from '../../platform/api/api-client.ts'
import { createSessionStore } from '../../platform/session/session-store.ts'
import { createWorkspaceStore } from '../../platform/session/workspace-store.ts'
import { requestOf } from './ai-request.fixture.ts'
import { followRequest } from './follow-request.ts'

const { id } = requestOf()
const STARTED: AiEvent = { type: 'started', id }

const streamOf = (events: readonly AiEvent[], { isCut = false } = {}) => {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  let isRead = false
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (!isRead) controller.enqueue(new TextEncoder().encode(text))
        else if (isCut) controller.error(new TypeError('network error'))
        else controller.close()
        isRead = true
      },
    }),
  )
}

const answer = (request: AiRequest) =>
  new Response(JSON.stringify({ success: true, data: request }))
const refusal = (code: string, status: number) =>
  new Response(JSON.stringify({ success: false, error: { code, message: 'Нельзя' } }), { status })

/** `looks` are the responses to polls of the final state; an absent one is a network failure. */
const follow = async ({
  stream,
  looks = [],
}: {
  stream: Response
  looks?: (Response | undefined)[]
}) => {
  const seen: string[] = []
  let asked = 0
  const api = createApi({
    session: createSessionStore(),
    workspace: createWorkspaceStore(),
    queries: new QueryClient(),
    fetch: async (_address, init) => {
      if (init?.method === 'POST') {
        asked += 1
        return stream
      }
      seen.push('look')
      const look = looks.shift()
      if (!look) throw new TypeError('offline')
      return look
    },
  })
  const { signal } = new AbortController()
  const task = { kind: 'hashtags', text: 'Кофе' } as const
  const ended: unknown = await followRequest({
    api,
    open: () => api.open(askAi, { body: { task }, headers: {}, signal }),
    onStarted: () => seen.push('started'),
    onText: (text) => seen.push(text),
    onLost: () => seen.push('lost'),
    pause: () => Promise.resolve(),
    signal,
  }).catch((error: unknown) => error)
  return { ended, seen, asked }
}

it('accumulates the text and returns the final request', async () => {
  const stream = streamOf([
    STARTED,
    { type: 'delta', text: '#ко' },
    { type: 'delta', text: 'фе' },
    { type: 'done', request: requestOf() },
  ])
  const { ended, seen } = await follow({ stream })
  expect(ended).toEqual(requestOf())
  expect(seen).toEqual(['started', '#ко', '#кофе'])
})

it('polls the final state after a lost connection and never repeats the request', async () => {
  const { ended, seen, asked } = await follow({
    stream: streamOf([STARTED], { isCut: true }),
    looks: [undefined, answer(requestOf({ state: 'running' })), answer(requestOf())],
  })
  expect(ended).toEqual(requestOf())
  expect(seen).toEqual(['started', 'lost', 'look', 'look', 'look'])
  expect(asked).toBe(1)
})

it('polls the final state when the stream ends without one', async () => {
  const { ended } = await follow({ stream: streamOf([STARTED]), looks: [answer(requestOf())] })
  expect(ended).toEqual(requestOf())
})

it('gives up when the network stays down', async () => {
  const { ended } = await follow({ stream: streamOf([STARTED], { isCut: true }) })
  expect(ended).toMatchObject({ code: 'NETWORK' })
})

it('rethrows a refusal to start', async () => {
  const { ended, seen } = await follow({ stream: refusal('CONFLICT', 409) })
  expect(ended).toMatchObject({ code: 'CONFLICT' })
  expect(seen).toEqual([])
})

it('does not poll when the connection is lost before the request has an id', async () => {
  const { ended, seen } = await follow({ stream: streamOf([], { isCut: true }) })
  expect(ended).toMatchObject({ code: 'NETWORK' })
  expect(seen).toEqual([])
})
