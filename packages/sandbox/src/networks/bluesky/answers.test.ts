import { beforeEach, expect, it } from 'vitest'
import { codeOf, listOf, useTalkWorld } from '../../../test/talk-world.ts'
import { BLUESKY_ACCOUNTS } from './accounts.ts'
import { createBlueskyFake } from './index.ts'

const [anna, polden] = BLUESKY_ACCOUNTS
const POST = 'app.bsky.feed.post'
const GATE = 'app.bsky.feed.threadgate'
const KEYS = ['3lpgxyz2abc22', '3lpgxyz2abc23', '3lpgxyz2abc24', '3lpgxyz2abc25']

const world = useTalkWorld(createBlueskyFake)
const { call, comment, act } = world
let token: string
let post: { uri: string; cid: string }

const xrpc = (method: string, name: string, of: Parameters<typeof call>[2] = {}) =>
  call(method, `/pds/xrpc/${name}`, { token, ...of })
const write = (
  rkey: string | undefined,
  record: object,
  collection = POST,
  name = 'createRecord',
) =>
  xrpc('POST', `com.atproto.repo.${name}`, {
    json: { repo: anna?.did, collection, rkey, record: { $type: collection, ...record } },
  })
const createdAt = '2026-11-15T09:00:00Z'
const thread = async (uri: string, query: Record<string, string> = {}) =>
  xrpc('GET', 'app.bsky.feed.getPostThread', { query: { uri, ...query } })
const notifications = (query = '') => xrpc('GET', `app.bsky.notification.listNotifications${query}`)
const refOf = async (uri: string) => {
  const { cid } = Object((await thread(uri)).json.thread).post
  return { uri, cid: String(cid) }
}

beforeEach(async () => {
  const json = { identifier: anna?.did, password: anna?.appPassword }
  const session = await call('POST', '/pds/xrpc/com.atproto.server.createSession', { json })
  token = String(session.json.accessJwt)
  const made = await write(KEYS[0], { text: 'Утро', createdAt })
  post = { uri: String(made.json.uri), cid: String(made.json.cid) }
})

it('tells of answers and mentions, not of our own', async () => {
  const uri = comment(post.uri, 'Сколько стоит?')
  world.pass(1000)
  act('mention', { account: anna?.did ?? '', person: '8', text: 'Пробую с' })
  const reply = { root: post, parent: await refOf(uri) }
  await write(KEYS[1], { text: 'Сто', createdAt, reply })
  const all = listOf((await notifications()).json.notifications)
  expect(all.map(({ reason }) => reason)).toEqual(['mention', 'reply'])
  expect(all[1]).toMatchObject({
    uri,
    reasonSubject: post.uri,
    author: { handle: 'marina-belova.bsky.social', displayName: 'Марина Белова' },
  })
  const replies = listOf((await notifications('?reasons=reply&reasons=quote')).json.notifications)
  expect(replies).toHaveLength(1)
})

it('pages notifications and ends with an empty page', async () => {
  act('comment-flood', { post: post.uri, count: '30' })
  const first = await notifications('?limit=20')
  const second = await notifications(
    `?limit=20&cursor=${encodeURIComponent(String(first.json.cursor))}`,
  )
  const seen = [first, second].flatMap(({ json }) => listOf(json.notifications))
  expect(new Set(seen.map(({ uri }) => uri)).size).toBe(30)
  const third = await notifications(`?cursor=${encodeURIComponent(String(second.json.cursor))}`)
  expect([listOf(third.json.notifications).length, third.json.cursor]).toEqual([0, undefined])
  expect(codeOf(await notifications('?limit=101'))).toEqual([400, 'InvalidRequest'])
})

it('shows a thread to the asked depth, with what it answers and what is gone', async () => {
  const first = comment(post.uri, 'Вопрос')
  world.pass(1000)
  const nested = comment(post.uri, 'И мой', { answers: first })
  const whole = JSON.stringify((await thread(post.uri)).json)
  expect(whole).toContain('И мой')
  expect(JSON.stringify((await thread(post.uri, { depth: '1' })).json)).not.toContain('И мой')
  act('comment-remove', { comment: first })
  const { json } = await thread(nested)
  expect(Object(json.thread).parent).toMatchObject({ uri: first, notFound: true })
  expect(codeOf(await thread(first))).toEqual([400, 'NotFound'])
})

it('takes an answer to what is gone, but no wrong references and no long text', async () => {
  const uri = comment(post.uri, 'Вопрос')
  const parent = await refOf(uri)
  act('comment-remove', { comment: uri })
  const reply = { root: post, parent }
  expect((await write(KEYS[1], { text: 'В пустоту', createdAt, reply })).status).toBe(200)
  expect((await write(KEYS[1], { text: 'В пустоту', createdAt, reply })).status).toBe(500)
  const lost = { root: post, parent: { uri } }
  expect(codeOf(await write(KEYS[2], { text: 'Я', createdAt, reply: lost }))).toEqual([
    400,
    'InvalidRequest',
  ])
  const long = { text: 'щ'.repeat(301), createdAt, reply }
  expect(codeOf(await write(KEYS[2], long))).toEqual([400, 'InvalidRequest'])
  const wrong = await write(KEYS[2], { text: 'Я', createdAt }, 'app.bsky.feed.reply')
  expect(codeOf(wrong)).toEqual([400, 'InvalidRequest'])
})

it('hides answers by a gate, likes them, and deletes only its own', async () => {
  const uri = comment(post.uri, 'Спам')
  const gate = { post: post.uri, createdAt, hiddenReplies: [uri] }
  expect((await write(KEYS[0], gate, GATE)).status).toBe(200)
  expect((await write(KEYS[0], { ...gate, hiddenReplies: [] }, GATE, 'putRecord')).status).toBe(200)
  const shown = (await thread(post.uri)).json
  expect(Object(shown.thread).post.threadgate.record.hiddenReplies).toEqual([])
  expect(codeOf(await write(KEYS[1], gate, GATE))).toEqual([400, 'InvalidRequest'])
  const like = { subject: await refOf(uri), createdAt }
  expect((await write(KEYS[2], like, 'app.bsky.feed.like')).status).toBe(200)
  const foreign = { repo: polden?.did, collection: POST, rkey: KEYS[3] }
  const refused = await xrpc('POST', 'com.atproto.repo.deleteRecord', { json: foreign })
  expect(codeOf(refused)).toEqual([400, 'InvalidRequest'])
  expect(world.host().posts()).toHaveLength(1)
})
