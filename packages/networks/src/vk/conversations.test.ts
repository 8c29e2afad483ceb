import { describe, expect, it } from 'vitest'
import {
  describeAnswering,
  describeReading,
  HOSTILE,
  readAll,
} from '../../test/conversations-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import type { ItemInThread } from '../conversations.ts'
import { vk } from './index.ts'

const GROUP = '201'
const ROOT = `-${GROUP}_45`
const byPerson = createAccount({ externalId: GROUP, details: { token: 'person' } }, ['wall'])
const byKey = createAccount({ externalId: GROUP, details: { token: 'key' } }, ['wall', 'messages'])
const posts = [{ externalId: ROOT, details: {}, publishedAt: NOW }]
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const comment = (id: number | string, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  from_id: 700,
  post_id: 45,
  owner_id: -201,
  date: seconds(NOW),
  text: 'Красиво',
  parents_stack: [],
  ...given,
})
const names = {
  profiles: [{ id: 700, first_name: 'Анна', last_name: 'Котова', screen_name: 'anna' }],
  groups: [{ id: 9, name: 'Полдень', screen_name: 'polden2' }],
}
const answer = (response: unknown): Pick<Route, 'body'> => ({ body: { response } })
const list = /wall\.getComments$/

const routes: readonly Route[] = [
  {
    path: list,
    when: ({ form }) => form?.comment_id === '2',
    ...answer({
      count: 12,
      items: [
        comment(21, { from_id: -201, parents_stack: [2], reply_to_comment: 2 }),
        comment(22, { parents_stack: [2], reply_to_comment: 21 }),
      ],
      ...names,
    }),
  },
  {
    path: list,
    when: ({ form }) => form?.offset === '2',
    // A number that JavaScript rounds.
    body: `{"response":{"count":3,"current_level_count":3,"items":[${JSON.stringify(
      comment('ID', { text: '', attachments: [{ type: 'sticker' }] }),
    ).replace('"ID"', '9007199254740993')}],"profiles":[],"groups":[]}}`,
  },
  {
    path: list,
    ...answer({
      count: 5,
      current_level_count: 3,
      items: [
        comment(1, { text: HOSTILE, reply_to_comment: 0 }),
        comment(2, { from_id: -9, thread: { count: 2, items: [] } }),
      ],
      ...names,
    }),
  },
]

describeReading({
  adapter: vk,
  account: byPerson,
  posts,
  routes,
  told: {
    own: `${ROOT}_21`,
    impostor: `${ROOT}_2`,
    underPost: `${ROOT}_1`,
    below: { id: `${ROOT}_22`, parent: `${ROOT}_21` },
    empty: `${ROOT}_9007199254740993`,
    large: `${ROOT}_9007199254740993`,
    hostile: `${ROOT}_1`,
  },
  isWhole: true,
  list,
})

const item: ItemInThread = {
  externalId: `${ROOT}_2`,
  kind: 'comment',
  rootExternalId: ROOT,
  parentExternalId: null,
  author: { externalId: '700', name: 'Анна Котова', handle: '@anna' },
  happenedAt: NOW,
  isHidden: null,
  held: null,
  details: { comment: '2', top: '2' },
}
const there: Route = { path: /wall\.getComment$/, ...answer({ items: [comment(2)] }) }
const create = /wall\.createComment$/
const made = answer({ comment_id: 30 })

describeAnswering({
  adapter: vk,
  account: byPerson,
  item,
  write: create,
  around: [there],
  sent: made,
  sentId: `${ROOT}_30`,
  gone: [{ path: /wall\.getComment$/, ...answer({ items: [comment(2, { deleted: true })] }) }],
  listed: {
    id: `${ROOT}_30`,
    routes: ({ text, isOurs, at }) => [
      {
        path: list,
        ...answer({
          count: 1,
          items: [comment(30, { text, from_id: isOurs ? -201 : 5, date: seconds(at) })],
        }),
      },
    ],
    none: [{ path: list, ...answer({ count: 0, items: [] }) }],
    full: [
      {
        path: list,
        ...answer({ count: 300, items: Array.from({ length: 100 }, (_, n) => comment(n)) }),
      },
    ],
  },
})

describe('an answer of VK by a key of a community', () => {
  const gone = { body: { error: { error_code: 104, error_msg: 'Not found' } } }
  const answering = vk.conversations?.answer
  const input = { account: byKey, item, key: 'answer-1', text: 'Да', startedAt: NOW }

  it('is settled by the same guid while VK remembers it', async () => {
    const { ctx, calls } = createScript(vk, [{ path: create, ...made }])
    expect(await answering?.submit({ ...input, ctx })).toMatchObject({ kind: 'published' })
    expect(await answering?.reconcile({ ...input, ctx })).toMatchObject({
      kind: 'published',
      post: { externalId: `${ROOT}_30` },
    })
    expect(calls.map(({ form }) => form?.guid)).toEqual(['answer-1', 'answer-1'])
    const startedAt = new Date(NOW.getTime() - 600_000)
    expect(await answering?.reconcile({ ...input, ctx, startedAt })).toEqual({
      kind: 'undecidable',
    })
  })

  it('to a comment that is gone is refused', async () => {
    const { ctx } = createScript(vk, [{ path: create, ...gone }])
    expect(await answering?.submit({ ...input, ctx })).toMatchObject({
      failure: { code: 'parent_gone' },
    })
  })
})

const PEER = '700'
const message = (id: number, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  conversation_message_id: id,
  peer_id: 700,
  from_id: 700,
  date: seconds(NOW),
  text: 'Есть места?',
  ...given,
})
const history = (items: readonly unknown[]): Route => ({
  path: /messages\.getHistory$/,
  ...answer({ count: items.length, items, ...names }),
})

describeAnswering({
  adapter: vk,
  account: byKey,
  item: {
    ...item,
    externalId: `${PEER}:8`,
    kind: 'direct',
    rootExternalId: `dialog:${PEER}`,
    details: { peer: PEER },
  },
  write: /messages\.send$/,
  around: [history([message(9, { from_id: -201, text: 'Спасибо! Открыто до 21:00 🍂' })])],
  sent: answer(5001),
  sentId: '700:9',
  gone: null,
  listed: {
    id: '700:9',
    routes: ({ text, isOurs, at }) => [
      history([message(9, { text, from_id: isOurs ? -201 : 700, date: seconds(at) })]),
    ],
    none: [history([])],
    full: [history(Array.from({ length: 50 }, (_, n) => message(n)))],
  },
})

describe('conversations of VK', () => {
  it('has dialogs of people', async () => {
    const dialogs = {
      path: /getConversations$/,
      ...answer({
        count: 2,
        items: [
          { conversation: { peer: { id: 700, type: 'user' } }, last_message: message(8) },
          { conversation: { peer: { id: 2000000001, type: 'chat' } }, last_message: message(3) },
        ],
      }),
    }
    const server = {
      path: /getLongPollServer$/,
      ...answer({ key: 'k', server: 'https://lp', ts: 1 }),
    }
    const talk = history([message(8), message(7, { from_id: -201 })])
    const read = await readAll({
      adapter: vk,
      account: byKey,
      posts,
      routes: [server, dialogs, talk],
    })
    expect(read.items).toMatchObject([
      { externalId: '700:8', isOurs: false, author: { name: 'Анна Котова' } },
      { externalId: '700:7', isOurs: true },
    ])
  })

  it.each([
    [901, 'not_allowed'],
    [900, 'blocked'],
  ])('says why a person can not be written to: %i', async (error_code, code) => {
    const refused = { path: /messages\.send$/, body: { error: { error_code, error_msg: 'no' } } }
    const { ctx } = createScript(vk, [refused])
    const direct = { ...item, kind: 'direct' as const, details: { peer: PEER } }
    const input = { ctx, account: byKey, item: direct, key: 'k', text: 'Да', startedAt: NOW }
    expect(await vk.conversations?.answer.submit(input)).toMatchObject({
      kind: 'rejected',
      failure: { code, kind: 'permanent' },
    })
  })

  it('deletes by a token of a person only', async () => {
    const { ctx } = createScript(vk, [{ path: /wall\.deleteComment$/, ...answer(1) }])
    const remove = vk.conversations?.remove
    expect(await remove?.({ ctx, account: byPerson, item })).toEqual({ kind: 'done' })
    expect(await remove?.({ ctx, account: byKey, item })).toMatchObject({ kind: 'failed' })
    const { details } = byKey.profile
    expect(vk.conversations?.abilities({ details, scopes: ['wall', 'messages'] })).toMatchObject({
      canDelete: false,
      direct: true,
    })
  })
})
