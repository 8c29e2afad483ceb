import { describe, expect, it } from 'vitest'
import {
  describeAnswering,
  describeReading,
  HOSTILE,
  readAll,
} from '../../test/conversations-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import type { ItemInThread } from '../conversations.ts'
import { bluesky } from './index.ts'

const OWN = 'did:plc:polden'
const ROOT = `at://${OWN}/app.bsky.feed.post/3root`
const account = createAccount({ externalId: OWN, details: { server: 'https://bsky.social' } })
const posts = [{ externalId: ROOT, details: {}, publishedAt: NOW }]

const anna = { did: 'did:plc:anna', handle: 'anna.bsky.social', displayName: 'Анна' }
const uriOf = (key: string, did = anna.did) => `at://${did}/app.bsky.feed.post/${key}`
const refs = (parent = ROOT) => ({
  root: { uri: ROOT, cid: 'cid-root' },
  parent: { uri: parent, cid: 'cid-parent' },
})

const notice = (
  key: string,
  record: Readonly<Record<string, unknown>> = {},
  given: Readonly<Record<string, unknown>> = {},
) => ({
  uri: uriOf(key),
  cid: `cid-${key}`,
  author: anna,
  reason: 'reply',
  record: { text: 'Красиво', createdAt: '2030-01-01T00:00:00Z', reply: refs(), ...record },
  indexedAt: NOW.toISOString(),
  ...given,
})

const list = /listNotifications$/
const feed = /getAuthorFeed$/
const routes: readonly Route[] = [
  {
    path: list,
    when: ({ query }) => query?.cursor === 'n2',
    body: {
      notifications: [
        notice('3b', { text: '' }),
        notice('3c', { reply: refs(uriOf('3a')) }),
        notice('3d', {}, { reason: 'like' }),
        notice('3e', { text: 7 }),
      ],
    },
  },
  {
    path: list,
    body: {
      notifications: [
        notice('3a', { text: HOSTILE }),
        notice(
          '3f',
          {},
          { author: { ...anna, displayName: 'Полдень', handle: 'polden.bsky.social' } },
        ),
      ],
      cursor: 'n2',
    },
  },
  {
    path: feed,
    body: {
      feed: [
        {
          post: {
            uri: uriOf('3own', OWN),
            cid: 'c',
            author: { did: OWN },
            record: { text: 'Спасибо', reply: refs(uriOf('3a')) },
            indexedAt: NOW.toISOString(),
          },
        },
      ],
    },
  },
]

describeReading({
  adapter: bluesky,
  account,
  posts,
  routes,
  told: {
    own: uriOf('3own', OWN),
    impostor: uriOf('3f'),
    underPost: uriOf('3a'),
    below: { id: uriOf('3c'), parent: uriOf('3a') },
    empty: uriOf('3b'),
    large: uriOf('3b'),
    hostile: uriOf('3a'),
  },
  isWhole: false,
  list,
})

const item: ItemInThread = {
  externalId: uriOf('3a'),
  kind: 'comment',
  rootExternalId: ROOT,
  parentExternalId: null,
  author: { externalId: anna.did, name: 'Анна', handle: '@anna.bsky.social' },
  happenedAt: NOW,
  isHidden: null,
  held: null,
  details: { cid: 'cid-3a', rootUri: ROOT, rootCid: 'cid-root' },
}
const view = {
  uri: item.externalId,
  cid: 'cid-3a',
  author: anna,
  record: { text: 'Красиво', reply: refs() },
  indexedAt: NOW.toISOString(),
}
const parent: Route = { path: /getPosts$/, body: { posts: [view] } }
const written = { uri: uriOf('3mine', OWN), cid: 'cid-mine' }
const record = /getRecord$/
const absent = { status: 400, body: { error: 'RecordNotFound' } }

describeAnswering({
  adapter: bluesky,
  account,
  item,
  write: /createRecord$/,
  around: [parent],
  sent: { body: written },
  sentId: written.uri,
  gone: [{ path: /getPosts$/, body: { posts: [] } }],
  listed: {
    id: written.uri,
    // The record has a key of ours: nobody else can have written it, then or earlier.
    routes: ({ isOurs, at }) => [
      { path: record, ...(isOurs && at >= NOW ? { body: written } : absent) },
    ],
    none: [{ path: record, ...absent }],
    full: null,
  },
})

describe('conversations of Bluesky', () => {
  it('answers with both references, and writes nothing where the post is gone', async () => {
    const { ctx, calls } = createScript(bluesky, [parent, { path: /createRecord$/, body: written }])
    const input = { ctx, account, item, key: 'k', text: 'Да', startedAt: NOW }
    await bluesky.conversations?.answer.submit(input)
    expect(calls.at(-1)?.json).toMatchObject({
      record: {
        reply: {
          root: { uri: ROOT, cid: 'cid-root' },
          parent: { uri: item.externalId, cid: 'cid-3a' },
        },
      },
    })
    const empty = createScript(bluesky, [{ path: /getPosts$/, body: { posts: [] } }])
    await bluesky.conversations?.answer.submit({ ...input, ctx: empty.ctx })
    expect(empty.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('never marks as seen, and takes the time of the network', async () => {
    const { calls, items } = await readAll({ adapter: bluesky, account, posts, routes })
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
    expect(items.every(({ happenedAt }) => happenedAt.getTime() === NOW.getTime())).toBe(true)
  })

  it('takes a mention for a talk of its own', async () => {
    const mention = notice('3m', { reply: undefined }, { reason: 'mention' })
    const one = [
      { path: list, body: { notifications: [mention] } },
      { path: feed, body: { feed: [] } },
    ]
    const { items } = await readAll({ adapter: bluesky, account, posts, routes: one })
    expect(items).toMatchObject([
      { kind: 'mention', rootExternalId: uriOf('3m'), details: { rootCid: 'cid-3m' } },
    ])
  })

  it('asks for posts by their ids', async () => {
    const { ctx } = createScript(bluesky, [parent])
    const items = [item, { ...item, externalId: uriOf('3gone') }]
    expect(await bluesky.conversations?.recheck?.read({ ctx, account, items })).toMatchObject({
      items: [{ externalId: item.externalId, isHidden: null }],
      gone: [uriOf('3gone')],
    })
  })

  it('hides by the gate of the thread, and keeps what else it says', async () => {
    const gate = { cid: 'gate-1', value: { post: ROOT, allow: [], hiddenReplies: [uriOf('3x')] } }
    const put = { path: /putRecord$/, body: { uri: 'at://gate', cid: 'gate-2' } }
    const { ctx, calls } = createScript(bluesky, [{ path: record, body: gate }, put])
    const { hide, show } = bluesky.conversations ?? {}
    expect(await hide?.({ ctx, account, item })).toEqual({ kind: 'done' })
    expect(calls.at(-1)?.json).toMatchObject({
      rkey: '3root',
      swapRecord: 'gate-1',
      record: { allow: [], hiddenReplies: [uriOf('3x'), item.externalId] },
    })
    await show?.({ ctx, account, item })
    expect(calls.at(-1)?.json).toMatchObject({ record: { hiddenReplies: [uriOf('3x')] } })
    const foreign = { ...item, rootExternalId: uriOf('3theirs') }
    expect(await hide?.({ ctx, account, item: foreign })).toMatchObject({
      failure: { code: 'foreign_thread' },
    })
  })

  it('makes a gate where there is none', async () => {
    const put = { path: /putRecord$/, body: { uri: 'at://gate', cid: 'gate-1' } }
    const { ctx, calls } = createScript(bluesky, [{ path: record, ...absent }, put])
    expect(await bluesky.conversations?.hide?.({ ctx, account, item })).toEqual({ kind: 'done' })
    expect(calls.at(-1)?.json).toMatchObject({
      swapRecord: null,
      record: { post: ROOT, hiddenReplies: [item.externalId] },
    })
  })

  it('likes under a key of its own: twice is once', async () => {
    const put = { path: /putRecord$/, body: { uri: 'at://like', cid: 'l' } }
    const { ctx, calls } = createScript(bluesky, [put])
    const like = { ctx, account, item, key: 'like-1', startedAt: NOW }
    await bluesky.conversations?.like?.(like)
    await bluesky.conversations?.like?.(like)
    expect(calls[0]?.json).toEqual(calls[1]?.json)
  })
})
