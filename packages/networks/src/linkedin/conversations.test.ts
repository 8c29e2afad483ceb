import { describe, expect, it } from 'vitest'
import {
  ANSWER_TEXT,
  describeAnswering,
  describeReading,
  HOSTILE,
  readAll,
} from '../../test/conversations-contract.ts'
import { createHook, HOOK_APPS, hmac, hooksOf } from '../../test/hook-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import type { ItemInThread } from '../conversations.ts'
import { linkedin } from './index.ts'

const OWN = 'urn:li:organization:4242'
const POST = 'urn:li:share:7300000000000000001'
const ACTIVITY = 'urn:li:activity:7300000000000000009'
const SCOPES = ['r_organization_social_feed', 'w_organization_social_feed']
const account = createAccount({ externalId: OWN, details: { organization: OWN } }, SCOPES)
const posts = [{ externalId: POST, details: {}, publishedAt: NOW }]
const urn = (id: string) => `urn:li:comment:(${ACTIVITY},${id})`

const comment = (id: string, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  commentUrn: urn(id),
  actor: 'urn:li:person:anna',
  object: ACTIVITY,
  message: { attributes: [], text: 'Красиво' },
  created: { actor: 'urn:li:person:anna', time: NOW.getTime() },
  lastModified: { time: NOW.getTime() },
  ...given,
})

const pathOf = (of: string) =>
  new RegExp(`/socialActions/${encodeURIComponent(of).replace(/[()]/g, '\\$&')}/comments$`)
const list = /comments\b/
const routes: readonly Route[] = [
  {
    path: pathOf(POST),
    when: ({ query }) => query?.start === '0',
    body: {
      elements: [
        comment('1', { message: { text: HOSTILE }, parentComment: undefined }),
        comment('2', { commentsSummary: { aggregatedTotalComments: 2 } }),
      ],
      paging: { start: 0, count: 100, total: 3 },
    },
  },
  {
    path: pathOf(POST),
    body: {
      elements: [comment('7300000000000000555', { message: undefined })],
      paging: { total: 3 },
    },
  },
  {
    path: pathOf(urn('2')),
    body: {
      elements: [
        comment('21', { actor: OWN, parentComment: urn('2') }),
        comment('22', { actor: 'urn:li:organization:9', parentComment: urn('2') }),
      ],
    },
  },
]

describeReading({
  adapter: linkedin,
  account,
  posts,
  routes,
  told: {
    own: urn('21'),
    impostor: urn('22'),
    underPost: urn('1'),
    below: { id: urn('22'), parent: urn('2') },
    empty: urn('7300000000000000555'),
    large: urn('7300000000000000555'),
    hostile: urn('1'),
  },
  isWhole: true,
  list,
})

const item: ItemInThread = {
  externalId: urn('22'),
  kind: 'comment',
  rootExternalId: POST,
  parentExternalId: urn('2'),
  author: { externalId: 'urn:li:person:anna', name: null, handle: null },
  happenedAt: NOW,
  isHidden: null,
  held: null,
  details: { object: ACTIVITY, id: '22' },
}

describeAnswering({
  adapter: linkedin,
  account,
  item,
  write: pathOf(POST),
  sent: { status: 201, headers: { 'x-restli-id': '23' }, body: '' },
  sentId: urn('23'),
  gone: [{ path: pathOf(POST), status: 404, body: { code: 'NOT_FOUND' } }],
  listed: {
    id: urn('23'),
    routes: ({ text, isOurs, at }) => [
      {
        path: pathOf(urn('2')),
        body: {
          elements: [
            comment('23', {
              actor: isOurs ? OWN : 'urn:li:person:x',
              message: { text },
              created: { time: at.getTime() },
            }),
          ],
        },
      },
    ],
    none: [{ path: pathOf(urn('2')), body: { elements: [] } }],
    full: [
      {
        path: pathOf(urn('2')),
        body: { elements: Array.from({ length: 100 }, (_, index) => comment(`${index}`)) },
      },
    ],
  },
})

describe('conversations of LinkedIn', () => {
  it('answers below the first comment, about the activity of the post', async () => {
    const made = { path: pathOf(POST), status: 201, body: { commentUrn: urn('23') } }
    const { ctx, calls } = createScript(linkedin, [made])
    const input = { ctx, account, item, key: 'k', text: ANSWER_TEXT, startedAt: NOW }
    expect(await linkedin.conversations?.answer.submit(input)).toMatchObject({
      post: { externalId: urn('23') },
    })
    expect(calls[0]?.json).toEqual({
      actor: OWN,
      object: ACTIVITY,
      parentComment: urn('2'),
      message: { text: ANSWER_TEXT },
    })
  })

  it('gives nothing of a member, and says so', async () => {
    const member = createAccount({ externalId: 'anna' }, SCOPES)
    const abilities = linkedin.conversations?.abilities({ details: {}, scopes: SCOPES })
    expect(abilities).toMatchObject({ comments: false, canAnswer: false, scopes: [] })
    expect(abilities?.note).toMatch(/^Сеть не даёт/)
    const read = await readAll({ adapter: linkedin, account: member, posts, routes: [] })
    expect(read).toMatchObject({ items: [], calls: [] })
  })

  it('asks a page for the scopes of comments, which are not those of posts', () => {
    const scopes = ['r_organization_social', 'w_organization_social']
    const details = { organization: OWN }
    expect(linkedin.conversations?.abilities({ details, scopes })).toMatchObject({
      comments: false,
      scopes: SCOPES,
    })
    const { ctx } = createScript(linkedin, [])
    const input = { ctx, redirectUri: 'https://kadr.test', state: 's', challenge: '' }
    const pages = linkedin.connect.pages
    if (pages?.by !== 'oauth') throw new Error('Pages sign in')
    expect(pages.begin({ ...input, moreScopes: SCOPES })).toContain('w_organization_social_feed')
    expect(pages.begin(input)).not.toContain('_feed')
  })

  it('does not end a connection that lacks only the scopes of comments', async () => {
    const denied = { path: list, status: 403, body: { code: 'ACCESS_DENIED', message: 'no' } }
    expect(await readAll({ adapter: linkedin, account, posts, routes: [denied] })).toMatchObject({
      failure: { kind: 'permanent', code: 'conversations_not_permitted' },
    })
  })

  it('deletes and likes as the page', async () => {
    const { ctx, calls } = createScript(linkedin, [
      { path: /comments\/22$/, status: 204, body: '' },
      { path: /\/reactions$/, status: 201, body: {} },
    ])
    const { remove, like } = linkedin.conversations ?? {}
    expect(await remove?.({ ctx, account, item })).toEqual({ kind: 'done' })
    expect(await like?.({ ctx, account, item, key: 'k', startedAt: NOW })).toEqual({ kind: 'done' })
    expect(calls.map(({ query }) => query?.actor)).toEqual([OWN, OWN])
    expect(calls[1]?.json).toMatchObject({ root: item.externalId })
  })
})

describe('the webhook of LinkedIn', () => {
  const hooks = hooksOf(linkedin)
  const [app] = HOOK_APPS
  const secret = app?.clientSecret ?? ''
  const body = JSON.stringify({
    type: 'ORGANIZATION_SOCIAL_ACTION_NOTIFICATIONS',
    notifications: [
      { notificationId: 1, organizationalEntity: OWN, action: 'COMMENT' },
      { notificationId: 2, organizationalEntity: OWN },
      { notificationId: 3, organizationalEntity: 'urn:li:person:1' },
    ],
  })

  it.each([
    ['the prefix is signed', hmac(secret, 'hmacsha256=', body)],
    ['the prefix stands in the header', `hmacsha256=${hmac(secret, body)}`],
  ])('wakes each page once when %s', async (_what, signature) => {
    const headers = { 'x-li-signature': signature }
    expect(await hooks.parse(createHook(linkedin, { body, headers }))).toEqual({
      kind: 'wake',
      accounts: [OWN],
      reply: '',
    })
  })

  it.each([
    ['another secret', { 'x-li-signature': hmac('other', body) }],
    ['no signature', {}],
  ])('refuses %s', async (_what, headers) => {
    expect(await hooks.parse(createHook(linkedin, { body, headers }))).toEqual({ kind: 'refused' })
  })

  it('proves its secret when asked', async () => {
    const code = '890e4665-4dfe-4ab1-b689-ed553bceeed0'
    const ask = (challengeCode: string | undefined) =>
      hooks.parse(createHook(linkedin, { method: 'GET', query: { challengeCode } }))
    const challengeResponse = hmac(secret, code)
    expect(await ask(code)).toEqual({
      kind: 'challenge',
      body: JSON.stringify({ challengeCode: code, challengeResponse }),
      contentType: 'application/json',
    })
    expect(await ask('<b>')).toEqual({ kind: 'refused' })
    expect(await ask(undefined)).toEqual({ kind: 'refused' })
  })
})
