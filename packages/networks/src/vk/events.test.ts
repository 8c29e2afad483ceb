import { describe, expect, it } from 'vitest'
import { HOSTILE, readAll } from '../../test/conversations-contract.ts'
import { createHook, hmac, hooksOf } from '../../test/hook-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import { vk } from './index.ts'

const GROUP = '201'
const ROOT = `-${GROUP}_45`
const byKey = createAccount({ externalId: GROUP, details: { token: 'key' } }, ['wall', 'messages'])
const posts = [{ externalId: ROOT, details: {}, publishedAt: NOW }]
const seconds = Math.floor(NOW.getTime() / 1000)

const comment = (id: number, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  from_id: 700,
  post_id: 45,
  owner_id: -201,
  date: seconds,
  text: 'Красиво',
  parents_stack: [],
  ...given,
})
const message = (id: number, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  conversation_message_id: id,
  peer_id: 700,
  from_id: 700,
  date: seconds,
  text: 'Есть места?',
  ...given,
})
const answer = (response: unknown): Pick<Route, 'body'> => ({ body: { response } })

describe('what a key of a community is told', () => {
  const server = {
    path: /getLongPollServer$/,
    ...answer({ key: 'k', server: 'https://lp.vk.com/wh201', ts: '5' }),
  }
  const off = {
    path: /getLongPollServer$/,
    body: { error: { error_code: 100, error_msg: 'longpoll for this group is not enabled' } },
  }
  const none = { path: /getConversations$/, ...answer({ count: 0, items: [] }) }
  const event = (type: string, object: unknown, group_id = 201) => ({
    type,
    group_id,
    event_id: 'e',
    v: '5.199',
    object,
  })
  const state = { events: { server: 'https://lp.vk.com/wh201', key: 'k', ts: '5' } }
  const subject = { adapter: vk, account: byKey, posts }

  it('begins with a server of events', async () => {
    const read = await readAll({ ...subject, routes: [server, none] })
    expect(read).toMatchObject({ kind: 'read', items: [], state })
  })

  it('goes on from the last event to the first without', async () => {
    const updates = [
      event('wall_reply_new', comment(31, { text: HOSTILE })),
      event('wall_reply_new', comment(32, { from_id: -201 })),
      event('wall_reply_delete', { owner_id: -201, id: 31, post_id: 45, user_id: 700 }),
      event('message_new', { message: message(10) }),
      event('message_new', { message: message(11, { peer_id: 2_000_000_001 }) }),
      event('group_join', { user_id: 1 }),
      'nonsense',
    ]
    const poll = /\/wh201$/
    const read = await readAll(
      {
        ...subject,
        routes: [
          { path: poll, when: ({ query }) => query?.ts === '5', body: { ts: '12', updates } },
          { path: poll, when: ({ query }) => query?.ts === '12', body: { ts: '12', updates: [] } },
          none,
        ],
      },
      { state },
    )
    expect(read.items).toMatchObject([
      { externalId: `${ROOT}_31`, text: HOSTILE, isDeleted: false, isOurs: false },
      { externalId: `${ROOT}_32`, isOurs: true },
      { externalId: `${ROOT}_31`, isDeleted: true },
      { externalId: '700:10', kind: 'direct', rootExternalId: 'dialog:700' },
    ])
    expect(read.state).toMatchObject({ events: { ts: '12' } })
  })

  it.each([2, 3])('begins anew when the key is of no more use: %i', async (failed) => {
    const routesOfEnd = [
      { path: /\/wh201$/, body: { failed } },
      { ...server, ...answer({ key: 'k2', server: 'https://lp.vk.com/wh201', ts: '9' }) },
      none,
    ]
    expect(await readAll({ ...subject, routes: routesOfEnd }, { state })).toMatchObject({
      state: { events: { key: 'k2', ts: '9' } },
    })
  })

  it('is switched on where the key may, and told where not', async () => {
    let isOn = false
    const settings: Route = {
      path: /setLongPollSettings$/,
      when: () => {
        isOn = true
        return true
      },
      ...answer(1),
    }
    const allowed = [{ ...off, when: () => !isOn }, server, settings, none]
    expect(await readAll({ ...subject, routes: allowed })).toMatchObject({ kind: 'read', state })
    const denied = {
      path: /setLongPollSettings$/,
      body: { error: { error_code: 15, error_msg: 'denied' } },
    }
    expect(await readAll({ ...subject, routes: [off, denied, none] })).toMatchObject({
      kind: 'read',
      notices: [expect.stringContaining('Long Poll')],
    })
  })

  it('lists no comments of the wall', async () => {
    const { calls } = await readAll({ ...subject, routes: [server, none] })
    expect(calls.some(({ url }) => url.includes('wall.'))).toBe(false)
  })
})

describe('the callback of VK', () => {
  const hooks = hooksOf(vk)
  const secret = hmac('token', 'kadr-callback').slice(0, 32)
  const findAccounts = async (id: string) => (id === GROUP ? [byKey] : [])
  const told = (given: Readonly<Record<string, unknown>>) =>
    createHook(vk, {
      findAccounts,
      body: JSON.stringify({ group_id: 201, event_id: 'e', v: '5.199', ...given }),
    })

  it('is confirmed by the word that VK tells administrators', async () => {
    const { ctx } = createScript(vk, [
      { path: /getCallbackConfirmationCode$/, ...answer({ code: 'a1b2c3' }) },
    ])
    expect(await hooks.parse({ ...told({ type: 'confirmation' }), ctx })).toEqual({
      kind: 'challenge',
      body: 'a1b2c3',
      contentType: 'text/plain',
    })
  })

  it('wakes the community, and brings what its key could not read', async () => {
    const event = { type: 'wall_reply_new', secret, object: comment(31) }
    expect(await hooks.parse(told(event))).toMatchObject({
      kind: 'wake',
      accounts: [GROUP],
      reply: 'ok',
      items: [{ accountExternalId: GROUP, item: { externalId: `${ROOT}_31` } }],
    })
  })

  it.each([
    ['another secret', { type: 'wall_reply_new', secret: 'x'.repeat(32), object: comment(31) }],
    ['no secret', { type: 'wall_reply_new', object: comment(31) }],
    ['another community', { type: 'wall_reply_new', secret, group_id: 202 }],
    ['a confirmation of another community', { type: 'confirmation', group_id: 202 }],
    ['no event', { secret }],
  ])('refuses %s', async (_what, given) => {
    expect(await hooks.parse(told(given))).toEqual({ kind: 'refused' })
  })

  it('is added once, with the events it needs', async () => {
    const url = 'https://kadr.test/hooks/vk'
    const servers = { path: /getCallbackServers$/, ...answer({ count: 0, items: [] }) }
    const known = {
      ...servers,
      ...answer({ count: 1, items: [{ id: 3, url, secret_key: secret }] }),
    }
    const added = { path: /addCallbackServer$/, ...answer({ server_id: 3 }) }
    const settings = { path: /setCallbackSettings$/, ...answer(1) }
    const first = createScript(vk, [servers, added, settings])
    const subscribe = { account: byKey, hookUrl: url }
    expect(await hooks.subscribe?.({ ...subscribe, ctx: first.ctx })).toEqual({ kind: 'done' })
    expect(first.calls[1]?.form).toMatchObject({ url, secret_key: secret })
    expect(first.calls[2]?.form).toMatchObject({ server_id: '3', wall_reply_new: '1' })
    const again = createScript(vk, [known, settings])
    expect(await hooks.subscribe?.({ ...subscribe, ctx: again.ctx })).toEqual({ kind: 'done' })
    const removed = createScript(vk, [known, { path: /deleteCallbackServer$/, ...answer(1) }])
    expect(await hooks.unsubscribe?.({ ...subscribe, ctx: removed.ctx })).toEqual({ kind: 'done' })
  })
})
