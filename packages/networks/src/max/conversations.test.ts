import { describe, expect, it } from 'vitest'
import { describeAnswering, describeReading, HOSTILE } from '../../test/conversations-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import type { ItemInThread } from '../conversations.ts'
import { max } from './index.ts'

const CHANNEL = '-70000000000001'
const POST = 'mid.post'
const RIGHTS = ['write', 'read_all_messages', 'delete']
const account = createAccount({ externalId: CHANNEL }, RIGHTS)
const posts = [{ externalId: POST, details: {}, publishedAt: NOW }]

const comment = (
  mid: string,
  given: Readonly<Record<string, unknown>> = {},
  text: string | null = 'Красиво',
) => ({
  sender: { user_id: 700, first_name: 'Анна', last_name: 'Котова', is_bot: false },
  timestamp: NOW.getTime(),
  body: { mid, seq: 1, text, attachments: null },
  ...given,
})
const bot: Route = {
  path: /members\/me$/,
  body: { user_id: 77, is_admin: true, permissions: RIGHTS },
}
const list = /\/comments$/
const own = { user_id: 77, first_name: 'Кадр', is_bot: true }
const link = (mid: string) => ({ type: 'reply', message: { mid } })

const routes: readonly Route[] = [
  bot,
  {
    path: list,
    when: ({ query }) => query?.marker === '90071992547409931',
    body: { comments: [comment('mid.90071992547409931', {}, null)] },
  },
  {
    path: list,
    // A number that JavaScript rounds.
    body: `{"marker":90071992547409931,"comments":${JSON.stringify([
      comment('mid.1', { link: link(POST) }, HOSTILE),
      comment('mid.2', { sender: own, link: link('mid.1') }),
      comment('mid.3', { sender: { user_id: 5, first_name: 'Кадр' } }),
    ])}}`,
  },
]

describeReading({
  adapter: max,
  account,
  posts,
  routes,
  told: {
    own: 'mid.2',
    impostor: 'mid.3',
    underPost: 'mid.1',
    below: { id: 'mid.2', parent: 'mid.1' },
    empty: 'mid.90071992547409931',
    large: 'mid.90071992547409931',
    hostile: 'mid.1',
  },
  isWhole: true,
  list,
})

const item: ItemInThread = {
  externalId: 'mid.1',
  kind: 'comment',
  rootExternalId: POST,
  parentExternalId: null,
  author: { externalId: '700', name: 'Анна', handle: null },
  happenedAt: NOW,
  isHidden: null,
  held: null,
  details: {},
}

describeAnswering({
  adapter: max,
  account,
  item,
  write: list,
  sent: { body: { message: comment('mid.9', { sender: own }) } },
  sentId: 'mid.9',
  gone: [{ path: list, status: 404, body: { code: 'not.found', message: 'Message not found' } }],
  listed: {
    id: 'mid.9',
    routes: ({ text, isOurs, at }) => [
      bot,
      {
        path: list,
        body: {
          comments: [
            comment('mid.9', { timestamp: at.getTime(), ...(isOurs && { sender: own }) }, text),
          ],
        },
      },
    ],
    none: [bot, { path: list, body: { comments: [] } }],
    full: [bot, { path: list, body: { comments: [comment('mid.1')], marker: 5 } }],
  },
})

describe('comments of MAX', () => {
  const probe = (routesOfProbe: readonly Route[], of = posts) => {
    const { ctx } = createScript(max, routesOfProbe)
    return max.conversations?.probe?.({ ctx, account, posts: of })
  }

  it('wait until the method answers', async () => {
    expect(await probe([{ path: list, body: { comments: [] } }])).toBe('open')
    expect(await probe([{ path: list, status: 405, body: { code: 'x' } }])).toBe('closed')
    expect(await probe([{ path: list, status: 503, body: { code: 'x' } }])).toBe('closed')
    expect(await probe([{ path: list, isSilent: true }])).toBe('unknown')
    expect(await probe([], [])).toBe('unknown')
  })

  it('need the right to read', () => {
    const abilities = max.conversations?.abilities({ details: {}, scopes: ['write'] })
    expect(abilities).toMatchObject({ comments: false, canAnswer: false, canDelete: false })
    expect(abilities?.note).toContain('Читать все сообщения')
  })

  it('are deleted by their id', async () => {
    const { ctx, calls } = createScript(max, [{ path: list, body: { success: true } }])
    expect(await max.conversations?.remove?.({ ctx, account, item })).toEqual({ kind: 'done' })
    expect(calls[0]).toMatchObject({ method: 'DELETE', query: { comment_id: 'mid.1' } })
  })
})
