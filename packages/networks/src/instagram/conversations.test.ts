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
import type { Account } from '../account.ts'
import type { ItemInThread } from '../conversations.ts'
import { instagram } from './index.ts'
import { COMMENTS, MESSAGES } from './tokens.ts'

const OWN = '17841405000000201'
const MEDIA = '17900000000000001'
const account = (scopes: readonly string[] = [COMMENTS]): Account =>
  createAccount({ externalId: OWN, details: { login: 'instagram', userId: '998877' } }, scopes)
const posts = [{ externalId: MEDIA, details: {}, publishedAt: NOW }]
const at = (date: Date) => date.toISOString().replace('.000Z', '+0000')

const comment = (id: string, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  text: 'Красиво',
  timestamp: at(NOW),
  username: 'anna',
  from: { id: '555', username: 'anna' },
  hidden: false,
  ...given,
})

const first = {
  data: [
    comment('1', { parent_id: MEDIA, text: HOSTILE }),
    comment('2', {
      from: { id: '666', username: 'polden' },
      username: 'polden',
      replies: {
        data: [comment('21', { from: { id: OWN, username: 'polden' }, parent_id: '2' })],
        paging: { cursors: { after: 'r1' }, next: 'https://graph.instagram.com/next' },
      },
    }),
  ],
  paging: { cursors: { after: 'c1' }, next: 'https://graph.instagram.com/next' },
}
const second = {
  data: [comment('90071992547409931', { text: '', from: undefined, username: undefined })],
  paging: { cursors: { after: 'c2' } },
}
const routes: readonly Route[] = [
  {
    path: new RegExp(`/${MEDIA}/comments$`),
    when: ({ query }) => query?.after === 'c1',
    body: second,
  },
  { path: new RegExp(`/${MEDIA}/comments$`), body: first },
  { path: /\/2\/replies$/, body: { data: [comment('22', { parent_id: '2' })] } },
]

describeReading({
  adapter: instagram,
  account: account(),
  posts,
  routes,
  told: {
    own: '21',
    impostor: '2',
    underPost: '1',
    below: { id: '22', parent: '2' },
    empty: '90071992547409931',
    large: '90071992547409931',
    hostile: '1',
  },
  isWhole: true,
  list: /\/comments$/,
})

const item: ItemInThread = {
  externalId: '2',
  kind: 'comment',
  rootExternalId: MEDIA,
  parentExternalId: null,
  author: { externalId: '666', name: null, handle: '@anna' },
  happenedAt: NOW,
  isHidden: false,
  held: 'none',
  details: {},
}
const GONE = { status: 400, body: { error: { code: 100, error_subcode: 33, message: 'gone' } } }
const replies = /\/2\/replies$/

describeAnswering({
  adapter: instagram,
  account: account(),
  item,
  write: replies,
  sent: { body: { id: '23' } },
  sentId: '23',
  gone: [{ path: replies, ...GONE }],
  listed: {
    id: '23',
    routes: ({ text, isOurs, at: when }) => [
      {
        path: replies,
        body: {
          data: [comment('23', { text, timestamp: at(when), from: { id: isOurs ? OWN : '6' } })],
        },
      },
    ],
    none: [{ path: replies, body: { data: [] } }],
    full: [
      {
        path: replies,
        body: { data: [comment('24')], paging: { cursors: { after: 'x' }, next: 'https://x' } },
      },
    ],
  },
})

const DIALOG = 'aWdfZAG06'
const dialog: ItemInThread = {
  ...item,
  externalId: 'm1',
  kind: 'direct',
  rootExternalId: DIALOG,
  details: { person: '555' },
}
const message = (id: string, from: string, text: string, when = NOW) => ({
  id,
  created_time: at(when),
  from: { id: from },
  to: { data: [{ id: from === OWN ? '555' : OWN }] },
  message: text,
})
const history = (messages: readonly unknown[]): Route => ({
  path: new RegExp(`/${DIALOG}$`),
  body: { id: DIALOG, messages: { data: messages } },
})
const dialogs: Route = {
  path: /\/conversations$/,
  body: { data: [{ id: DIALOG, updated_time: at(NOW) }] },
}

describeAnswering({
  adapter: instagram,
  account: account([COMMENTS, MESSAGES]),
  item: dialog,
  write: new RegExp(`/${OWN}/messages$`),
  sent: { body: { recipient_id: '555', message_id: 'm2' } },
  sentId: 'm2',
  gone: null,
  listed: {
    id: 'm2',
    routes: ({ text, isOurs, at: when }) => [
      history([message('m2', isOurs ? OWN : '5', text, when)]),
    ],
    none: [history([])],
    full: [history(Array.from({ length: 20 }, (_, index) => message(`m${index}`, '555', 'ещё')))],
  },
})

describeAnswering({
  adapter: instagram,
  account: account([COMMENTS, MESSAGES]),
  item,
  private: true,
  write: new RegExp(`/${OWN}/messages$`),
  sent: { body: { recipient_id: '666', message_id: 'm3' } },
  sentId: 'm3',
  gone: [{ path: /messages$/, ...GONE }],
  listed: {
    id: 'm3',
    routes: ({ text, isOurs, at: when }) => [
      dialogs,
      history([message('m3', isOurs ? OWN : '5', text, when)]),
    ],
    none: [{ path: /\/conversations$/, body: { data: [] } }],
    full: null,
  },
})

describe('conversations of Instagram', () => {
  it('has dialogs when their permission was given', async () => {
    const talk = history([message('m1', '555', 'Есть места?'), message('m0', OWN, ANSWER_TEXT)])
    const comments = { path: /\/comments$/, body: { data: [] } }
    const subject = { adapter: instagram, posts, routes: [comments, dialogs, talk] }
    const { items } = await readAll({ ...subject, account: account([COMMENTS, MESSAGES]) })
    expect(items).toMatchObject([
      { kind: 'direct', rootExternalId: DIALOG, isOurs: false, details: { person: '555' } },
      { kind: 'direct', isOurs: true, details: { person: '555' } },
    ])
    const { items: fewer } = await readAll({ ...subject, account: account() })
    expect(fewer).toEqual([])
  })

  it('tells of a permission that was taken away, and reads the rest', async () => {
    const refused = {
      path: /\/comments$/,
      status: 403,
      body: { error: { code: 10, message: 'no' } },
    }
    const subject = { adapter: instagram, posts, routes: [refused, dialogs, history([])] }
    const both = await readAll({ ...subject, account: account([COMMENTS, MESSAGES]) })
    expect(both).toMatchObject({ kind: 'read', notices: [expect.stringContaining('Входящие')] })
    expect(await readAll({ ...subject, account: account() })).toMatchObject({
      failure: { kind: 'permanent', code: 'conversations_not_permitted', action: 'reconnect' },
    })
  })

  it('goes on to the next post when one was deleted', async () => {
    const next = { externalId: '17900000000000002', details: {}, publishedAt: NOW }
    const gone = { path: new RegExp(`/${MEDIA}/comments$`), ...GONE }
    const other = { path: /2\/comments$/, body: { data: [comment('3')] } }
    const read = await readAll({
      adapter: instagram,
      account: account(),
      posts: [...posts, next],
      routes: [gone, other],
    })
    expect(read).toMatchObject({
      kind: 'read',
      whole: [next.externalId],
      items: [{ externalId: '3' }],
    })
  })

  it('says that the time to answer is over', async () => {
    const late = {
      error: { code: 10, error_subcode: 2534022, message: 'outside of allowed window' },
    }
    const { ctx } = createScript(instagram, [{ path: /messages$/, status: 400, body: late }])
    const input = { ctx, item: dialog, key: 'k', text: 'Да', startedAt: NOW }
    expect(
      await instagram.conversations?.answer.submit({ ...input, account: account([MESSAGES]) }),
    ).toMatchObject({ kind: 'rejected', failure: { code: 'window_closed' } })
  })

  it('hides, shows and deletes; what is gone is gone', async () => {
    const done = createScript(instagram, [{ path: /\/2$/, body: { success: true } }])
    const act = { ctx: done.ctx, account: account(), item }
    expect(await instagram.conversations?.hide?.(act)).toEqual({ kind: 'done' })
    expect(await instagram.conversations?.show?.(act)).toEqual({ kind: 'done' })
    expect(await instagram.conversations?.remove?.(act)).toEqual({ kind: 'done' })
    expect(done.calls.map(({ method, form }) => [method, form?.hide])).toEqual([
      ['POST', 'true'],
      ['POST', 'false'],
      ['DELETE', undefined],
    ])
    const { ctx } = createScript(instagram, [{ path: /\/2$/, ...GONE }])
    expect(await instagram.conversations?.remove?.({ ...act, ctx })).toEqual({ kind: 'gone' })
  })

  it('asks for the scopes that are missing, by the names of either sign-in', () => {
    const abilities = instagram.conversations?.abilities({ details: {}, scopes: [COMMENTS] })
    expect(abilities).toMatchObject({ scopes: [MESSAGES], direct: false, comments: true })
    const { ctx } = createScript(instagram, [])
    const input = { ctx, redirectUri: 'https://kadr.test', state: 's', challenge: '' }
    const moreScopes = [MESSAGES]
    const own = instagram.connect.default
    const page = instagram.connect['facebook-business']
    if (own?.by !== 'oauth' || page?.by !== 'token') throw new Error('Two ways to sign in')
    expect(own.begin({ ...input, moreScopes })).toContain(MESSAGES)
    expect(own.begin(input)).not.toContain(MESSAGES)
    expect(page.begin({ ...input, moreScopes })).toContain('instagram_manage_messages')
    expect(page.begin(input)).not.toContain('instagram_manage_messages')
  })
})

describe('the webhook of Instagram', () => {
  const hooks = hooksOf(instagram)
  const body = `{"object":"instagram","entry":[{"id":"${OWN}","time":1,"changes":[{"field":"comments","value":{"text":"\\u043f\\u0440"}}]}]}`
  const signed = (secret: string, text = body) => ({
    'x-hub-signature-256': `sha256=${hmac(secret, text)}`,
  })

  it.each(HOOK_APPS)('wakes the account by the secret of $clientId', async ({ clientSecret }) => {
    const request = createHook(instagram, { body, headers: signed(clientSecret) })
    expect(await hooks.parse(request)).toEqual({ kind: 'wake', accounts: [OWN], reply: '' })
  })

  it('checks the bytes as they came', async () => {
    const again = JSON.stringify(JSON.parse(body))
    const headers = signed(HOOK_APPS[0]?.clientSecret ?? '', again)
    expect(await hooks.parse(createHook(instagram, { body, headers }))).toEqual({ kind: 'refused' })
  })

  it.each([
    ['another secret', { body, headers: signed('secret-of-somebody') }],
    ['no signature', { body }],
    ['half a signature', { body, headers: { 'x-hub-signature-256': 'sha256=00ff' } }],
    ['another body', { body: `${body} `, headers: signed('secret-of-instagram') }],
    ['no application', { body, apps: [], headers: signed('') }],
    [
      'an application without a secret',
      { body, apps: [{ clientId: 'a', clientSecret: '' }], headers: signed('') },
    ],
  ])('refuses %s', async (_what, given) => {
    expect(await hooks.parse(createHook(instagram, given))).toEqual({ kind: 'refused' })
  })

  it.each(['', '[]', '{"object":"page","entry":[{"id":"1"}]}', '\uD800'])(
    'wakes nobody by a genuine %j',
    async (text) => {
      const rawBody = new TextEncoder().encode(text)
      const headers = { 'x-hub-signature-256': `sha256=${hmac('secret-of-instagram', rawBody)}` }
      expect(await hooks.parse(createHook(instagram, { rawBody, headers }))).toEqual({
        kind: 'wake',
        accounts: [],
        reply: '',
      })
    },
  )

  it('answers the challenge to whom it gave the word', async () => {
    const [app] = HOOK_APPS
    const word = app && hooks.verifyToken?.(app)
    const challenge = '<script>1</script>'
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': challenge }
    const ask = (given: Readonly<Record<string, string | undefined>>) =>
      hooks.parse(createHook(instagram, { method: 'GET', query: { ...query, ...given } }))
    expect(await ask({})).toEqual({
      kind: 'challenge',
      body: challenge,
      contentType: 'text/plain',
    })
    expect(await ask({ 'hub.verify_token': 'other' })).toEqual({ kind: 'refused' })
    expect(await ask({ 'hub.verify_token': undefined })).toEqual({ kind: 'refused' })
    expect(await ask({ 'hub.mode': 'unsubscribe' })).toEqual({ kind: 'refused' })
  })

  it('is switched on for each account', async () => {
    const script = createScript(instagram, [{ path: /subscribed_apps$/, body: { success: true } }])
    const input = { ctx: script.ctx, account: account([COMMENTS, MESSAGES]), hookUrl: 'https://k' }
    expect(await hooks.subscribe?.(input)).toEqual({ kind: 'done' })
    expect(script.calls[0]?.form?.subscribed_fields).toBe('comments,messages')
  })
})
