import { describe, expect, it } from 'vitest'
import {
  describeAnswering,
  describeReading,
  HOSTILE,
  readAll,
} from '../../test/conversations-contract.ts'
import { createHook, HOOK_APPS, hmac, hooksOf } from '../../test/hook-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import type { ItemInThread } from '../conversations.ts'
import { threads } from './index.ts'

const OWN = '25000000000000001'
const POST = '18000000000000001'
const SCOPES = ['threads_read_replies', 'threads_manage_replies']
const account = createAccount({ externalId: OWN }, SCOPES)
const posts = [{ externalId: POST, details: {}, publishedAt: NOW }]
const at = (date: Date) => date.toISOString().replace('.000Z', '+0000')

const reply = (id: string, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  text: 'Красиво',
  username: 'Anna',
  permalink: `https://www.threads.net/@anna/post/${id}`,
  timestamp: at(NOW),
  media_type: 'TEXT_POST',
  root_post: { id: POST },
  replied_to: { id: POST },
  is_reply_owned_by_me: false,
  hide_status: 'NOT_HUSHED',
  ...given,
})

const list = /\/conversation$/
const next = { cursors: { after: 'c1' }, next: 'https://graph.threads.net/next' }
const routes: readonly Route[] = [
  {
    path: list,
    when: ({ query }) => query?.after === 'c1',
    body: {
      data: [
        reply('90071992547409931', {
          text: undefined,
          media_type: 'IMAGE',
          media_url: 'https://i',
        }),
      ],
      paging: { cursors: { after: 'c2' } },
    },
  },
  {
    path: list,
    body: {
      data: [
        reply('1', { text: HOSTILE, hide_status: 'HIDDEN' }),
        reply('2', { username: 'polden' }),
        reply('3', { username: 'polden', is_reply_owned_by_me: true, replied_to: { id: '2' } }),
      ],
      paging: next,
    },
  },
]

describeReading({
  adapter: threads,
  account,
  posts,
  routes,
  told: {
    own: '3',
    impostor: '2',
    underPost: '1',
    below: { id: '3', parent: '2' },
    empty: '90071992547409931',
    large: '90071992547409931',
    hostile: '1',
  },
  isWhole: true,
  list,
})

const item: ItemInThread = {
  externalId: '2',
  kind: 'comment',
  rootExternalId: POST,
  parentExternalId: null,
  author: { externalId: 'anna', name: null, handle: '@Anna' },
  happenedAt: NOW,
  isHidden: false,
  held: 'none',
  details: {},
}
const create = { path: new RegExp(`/${OWN}/threads$`), body: { id: '700' } }
const container = (status: string) => ({ path: /\/700$/, body: { status } })
const link = {
  path: /\/4$/,
  body: { id: '4', permalink: 'https://www.threads.net/@polden/post/4' },
}
const own = /\/replies$/

describeAnswering({
  adapter: threads,
  account,
  item,
  write: /\/threads_publish$/,
  around: [create, container('FINISHED'), link],
  sent: { body: { id: '4' } },
  sentId: '4',
  gone: [
    {
      path: /\/threads$/,
      status: 400,
      body: { error: { code: 100, error_subcode: 33, message: 'gone' } },
    },
  ],
  listed: {
    id: '4',
    // The list has only what the account wrote itself.
    routes: ({ text, isOurs, at: when }) => [
      container('PUBLISHED'),
      {
        path: own,
        body: {
          data: isOurs ? [{ id: '4', text, timestamp: at(when), replied_to: { id: '2' } }] : [],
        },
      },
    ],
    none: [container('FINISHED')],
    full: [
      container('PUBLISHED'),
      {
        path: own,
        body: { data: Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, text: 'x' })) },
      },
    ],
  },
})

describe('conversations of Threads', () => {
  it('has mentions when their permission was given, each a talk of its own', async () => {
    const mention = reply('80', { root_post: undefined, replied_to: undefined })
    const mentions = { path: /\/mentions$/, body: { data: [mention] } }
    const all = createAccount({ externalId: OWN }, [...SCOPES, 'threads_manage_mentions'])
    const subject = { adapter: threads, posts: [], routes: [mentions] }
    const { items } = await readAll({ ...subject, account: all })
    expect(items).toMatchObject([
      { kind: 'mention', externalId: '80', rootExternalId: '80', parentExternalId: null },
    ])
    expect(threads.conversations?.abilities({ details: {}, scopes: SCOPES })).toMatchObject({
      mentions: false,
      scopes: ['threads_manage_mentions'],
    })
  })

  it('knows what is hidden, and people by their names alone', async () => {
    const { items } = await readAll({ adapter: threads, account, posts, routes })
    expect(items[0]).toMatchObject({
      isHidden: true,
      author: { externalId: 'anna', handle: '@Anna' },
    })
    expect(items.at(-1)).toMatchObject({ media: [{ kind: 'image', url: 'https://i' }] })
  })

  it('hides an answer to the post, and says why not one below', async () => {
    const script = createScript(threads, [{ path: /\/2\/manage_reply$/, body: { success: true } }])
    const { hide, show } = threads.conversations ?? {}
    const act = { ctx: script.ctx, account, item }
    expect(await hide?.(act)).toEqual({ kind: 'done' })
    expect(await show?.(act)).toEqual({ kind: 'done' })
    expect(script.calls.map(({ form }) => form?.hide)).toEqual(['true', 'false'])
    const below = { ...item, parentExternalId: '1' }
    expect(await hide?.({ ...act, item: below })).toMatchObject({
      failure: { code: 'only_top_level' },
    })
  })
})

describe('the webhook of Threads', () => {
  const hooks = hooksOf(threads)
  const value = { id: '5', username: 'anna', root_post: { id: POST, owner_id: OWN } }
  const body = JSON.stringify({
    app_id: '1',
    topic: 'moderate',
    target_id: POST,
    values: { value, field: 'replies' },
  })

  it('wakes the owner of the post', async () => {
    const secret = HOOK_APPS[1]?.clientSecret ?? ''
    const headers = { 'x-hub-signature-256': `sha256=${hmac(secret, body)}` }
    expect(await hooks.parse(createHook(threads, { body, headers }))).toEqual({
      kind: 'wake',
      accounts: [POST, OWN],
      reply: '',
    })
  })

  it('refuses what is not signed', async () => {
    expect(await hooks.parse(createHook(threads, { body }))).toEqual({ kind: 'refused' })
  })
})
