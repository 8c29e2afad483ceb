import { describe, expect, it } from 'vitest'
import {
  ANSWER_TEXT,
  describeAnswering,
  describeReading,
  HOSTILE,
  readAll,
} from '../../test/conversations-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import type { ItemInThread } from '../conversations.ts'
import { youtube } from './index.ts'
import { REQUIRED_SCOPES } from './tokens.ts'

const CHANNEL = 'UCpolden'
const VIDEO = 'dQw4w9WgXcQ'
const account = createAccount({ externalId: CHANNEL }, REQUIRED_SCOPES)
const posts = [{ externalId: VIDEO, details: {}, publishedAt: NOW }]

const comment = (id: string, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  snippet: {
    authorDisplayName: 'Анна',
    authorChannelId: { value: 'UCanna' },
    textDisplay: 'Красиво',
    publishedAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    ...given,
  },
})
const thread = (id: string, given: Readonly<Record<string, unknown>> = {}, replies = 0) => ({
  id,
  snippet: { videoId: VIDEO, totalReplyCount: replies, topLevelComment: comment(id, given) },
})

const isStatus =
  (status: string): NonNullable<Route['when']> =>
  ({ query }) =>
    query?.moderationStatus === status
const list = /\/commentThreads$/
const routes: readonly Route[] = [
  {
    path: list,
    when: (call) => call.query?.pageToken === 'p2',
    body: {
      items: [
        thread('UgyLarge90071992547409931', { textDisplay: '', authorChannelId: undefined }),
        thread('T3', { authorDisplayName: 'Полдень' }),
      ],
    },
  },
  {
    path: list,
    when: isStatus('published'),
    body: {
      items: [thread('T1', { textOriginal: HOSTILE, textDisplay: 'x' }), thread('T2', {}, 2)],
      nextPageToken: 'p2',
    },
  },
  { path: list, when: isStatus('heldForReview'), body: { items: [thread('T8')] } },
  { path: list, when: isStatus('likelySpam'), body: { items: [thread('T9')] } },
  {
    path: /\/comments$/,
    when: ({ query }) => query?.parentId === 'T2',
    body: {
      items: [
        comment('T2.a', { parentId: 'T2', authorChannelId: { value: CHANNEL } }),
        comment('T2.b', { parentId: 'T2' }),
      ],
    },
  },
]

describeReading({
  adapter: youtube,
  account,
  posts,
  routes,
  told: {
    own: 'T2.a',
    impostor: 'T3',
    underPost: 'T1',
    below: { id: 'T2.b', parent: 'T2' },
    empty: 'UgyLarge90071992547409931',
    large: 'UgyLarge90071992547409931',
    hostile: 'T1',
  },
  isWhole: false,
  list,
})

const item: ItemInThread = {
  externalId: 'T2.b',
  kind: 'comment',
  rootExternalId: VIDEO,
  parentExternalId: 'T2',
  author: { externalId: 'UCanna', name: 'Анна', handle: null },
  happenedAt: NOW,
  isHidden: null,
  held: 'none',
  details: {},
}
const path = /\/comments$/
const refusal = (reason: string, status: number) => ({
  status,
  body: { error: { errors: [{ reason }] } },
})
const answerOf = (id: string, text: string, author: string, at = NOW) =>
  comment(id, {
    parentId: 'T2',
    textOriginal: text,
    authorChannelId: { value: author },
    publishedAt: at.toISOString(),
    updatedAt: at.toISOString(),
  })

describeAnswering({
  adapter: youtube,
  account,
  item,
  write: path,
  sent: { body: { id: 'T2.c' } },
  sentId: 'T2.c',
  gone: [{ path, ...refusal('parentCommentNotFound', 404) }],
  listed: {
    id: 'T2.c',
    routes: ({ text, isOurs, at }) => [
      { path, body: { items: [answerOf('T2.c', text, isOurs ? CHANNEL : 'UCx', at)] } },
    ],
    none: [{ path, body: {} }],
    full: [{ path, body: { items: [answerOf('T2.d', 'x', 'UCx')], nextPageToken: 'p' } }],
  },
})

describe('conversations of YouTube', () => {
  it('tells what is held back, and why', async () => {
    const { items } = await readAll({ adapter: youtube, account, posts, routes })
    const held = Object.fromEntries(items.map(({ externalId, held: why }) => [externalId, why]))
    expect(held).toMatchObject({ T1: 'none', T8: 'review', T9: 'spam' })
  })

  it('answers below the first comment of the thread', async () => {
    const { ctx, calls } = createScript(youtube, [{ path, body: { id: 'T2.c' } }])
    const input = { ctx, account, item, key: 'k', text: ANSWER_TEXT, startedAt: NOW }
    await youtube.conversations?.answer.submit(input)
    expect(calls[0]?.json).toEqual({ snippet: { parentId: 'T2', textOriginal: ANSWER_TEXT } })
  })

  it('asks for comments by their ids: what is not told is gone, the others may have changed', async () => {
    const changed = { publishedAt: NOW.toISOString(), updatedAt: '2026-11-15T09:30:00Z' }
    const { ctx } = createScript(youtube, [{ path, body: { items: [comment('T1', changed)] } }])
    const items = [{ ...item, externalId: 'T1' }, item]
    expect(await youtube.conversations?.recheck?.read({ ctx, account, items })).toMatchObject({
      kind: 'read',
      items: [
        {
          externalId: 'T1',
          rootExternalId: VIDEO,
          held: null,
          editedAt: new Date(changed.updatedAt),
        },
      ],
      gone: ['T2.b'],
    })
  })

  it('hides so that it can be shown again, and deletes what is its own', async () => {
    const { ctx, calls } = createScript(youtube, [{ path: /\/comments/, status: 204, body: '' }])
    const { hide, show, remove } = youtube.conversations ?? {}
    const act = { ctx, account, item }
    expect(await hide?.(act)).toEqual({ kind: 'done' })
    await show?.(act)
    await remove?.(act)
    const own = { ...item, author: { externalId: CHANNEL, name: null, handle: null } }
    await remove?.({ ...act, item: own })
    expect(calls.map(({ method, query }) => [method, query?.moderationStatus])).toEqual([
      ['POST', 'heldForReview'],
      ['POST', 'published'],
      ['POST', 'rejected'],
      ['DELETE', undefined],
    ])
  })

  it('costs what YouTube counts', () => {
    const cost = youtube.quota.costOf
    expect(cost?.({ method: 'GET', url: 'https://x/youtube/v3/commentThreads' })).toBe(1)
    expect(cost?.({ method: 'POST', url: 'https://x/youtube/v3/comments' })).toBe(50)
  })

  it('waits for the day of the quota to end', async () => {
    const routesOfQuota = [{ path: list, ...refusal('quotaExceeded', 403) }]
    expect(
      await readAll({ adapter: youtube, account, posts, routes: routesOfQuota }),
    ).toMatchObject({
      failure: { kind: 'retryable', code: 'quotaExceeded', retryAt: expect.any(Date) },
    })
  })
})
