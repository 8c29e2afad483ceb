import { beforeEach, expect, it } from 'vitest'
import { codeOf, idOf, listOf, useTalkWorld } from '../../../test/talk-world.ts'
import { createThreadsFake } from './index.ts'

const ACCOUNT = '17841400000000101'
const OTHER = '17841400000000102'
const POSTING = ['threads_basic', 'threads_content_publish']
const ALL = [
  ...POSTING,
  'threads_read_replies',
  'threads_manage_replies',
  'threads_manage_mentions',
]
const FIELDS = 'id,text,username,replied_to,root_post,is_reply_owned_by_me,hide_status,has_replies'

const world = useTalkWorld(createThreadsFake)
const { call, comment, act } = world
let token: string
let post: string

const signIn = async (person: string, scopes: readonly string[]) => {
  const redirectUri = 'https://kadr.test/back'
  const path = '/www/oauth/authorize'
  const code = await world.agree({ path, person, scopes, redirectUri, clientId: 'kadr' })
  const app = { client_id: 'kadr', client_secret: 'kadr-secret', redirect_uri: redirectUri }
  const short = await call('POST', '/graph/oauth/access_token', { form: { ...app, code } })
  const query = { grant_type: 'th_exchange_token', access_token: String(short.json.access_token) }
  return String((await call('GET', '/graph/access_token', { query })).json.access_token)
}

const graph = (method: string, path: string, query: Record<string, string> = {}, by = token) =>
  call(method, `/graph/v1.0/${path}`, { query: { ...query, access_token: by } })

const publish = async (text: string, more: Record<string, string> = {}, by = token) => {
  const made = await graph('POST', 'me/threads', { media_type: 'TEXT', text, ...more }, by)
  if (made.status !== 200) return made
  world.pass(2000)
  return graph('POST', 'me/threads_publish', { creation_id: idOf(made) }, by)
}
const list = async (edge: string, query: Record<string, string> = {}) =>
  listOf((await graph('GET', `${post}/${edge}`, { fields: FIELDS, ...query })).json.data)

beforeEach(async () => {
  token = await signIn(ACCOUNT, ALL)
  post = idOf(await publish('Утро'))
})

it('lists replies of the first level, and all of them flat, ours told apart', async () => {
  const first = comment(post, 'Сколько стоит?')
  world.pass(1000)
  const nested = comment(post, 'И мне', { answers: first, person: '2' })
  world.pass(1000)
  const ours = idOf(await publish('Сто', { reply_to_id: nested }))
  expect((await list('replies')).map(({ id }) => id)).toEqual([first])
  const all = await list('conversation')
  expect(all.map(({ id }) => id)).toEqual([ours, nested, first])
  expect((await list('conversation', { reverse: 'false' })).map(({ id }) => id)[0]).toBe(first)
  expect(all[0]).toMatchObject({
    is_reply_owned_by_me: true,
    replied_to: { id: nested },
    root_post: { id: post },
    username: 'vetrova.life',
  })
  expect(all[2]).toMatchObject({
    is_reply_owned_by_me: false,
    username: 'marina.belova',
    has_replies: true,
  })
})

it('hides replies of the first level with what is under them', async () => {
  const first = comment(post, 'Спам')
  const nested = comment(post, 'И ещё', { answers: first })
  expect((await graph('POST', `${first}/manage_reply`, { hide: 'true' })).status).toBe(200)
  const shown = await list('conversation')
  expect(shown.map(({ hide_status }) => hide_status)).toEqual(['HIDDEN', 'HIDDEN'])
  expect(codeOf(await graph('POST', `${nested}/manage_reply`, { hide: 'true' }))).toEqual([
    400, 100,
  ])
  expect(codeOf(await graph('POST', `${post}/manage_reply`, { hide: 'true' }))).toEqual([400, 100])
  expect(codeOf(await graph('POST', `${first}/manage_reply`))).toEqual([400, 100])
})

it('refuses without scopes, for others, to the deleted, and with both cursors', async () => {
  const first = comment(post, 'Вопрос')
  const poor = await signIn(ACCOUNT, POSTING)
  const foreign = await signIn(OTHER, ALL)
  expect(codeOf(await graph('GET', `${post}/conversation`, {}, poor))).toEqual([403, 10])
  expect(codeOf(await graph('GET', `${post}/replies`, {}, poor))).toEqual([403, 10])
  expect(codeOf(await graph('GET', 'me/mentions', {}, poor))).toEqual([403, 10])
  expect(codeOf(await publish('Ответ', { reply_to_id: first }, poor))).toEqual([403, 10])
  expect(codeOf(await graph('GET', `${post}/conversation`, {}, foreign))).toEqual([400, 100])
  expect(codeOf(await graph('GET', `${post}/replies`, { fields: 'author' }))).toEqual([400, 100])
  const both = { before: '0', after: '1' }
  expect(codeOf(await graph('GET', `${post}/replies`, both))).toEqual([400, 100])
  act('comment-remove', { comment: first })
  expect(codeOf(await publish('Поздно', { reply_to_id: first }))).toEqual([400, 100])
  expect(codeOf(await publish('щ'.repeat(501), { reply_to_id: post }))).toEqual([400, 100])
})

it('lists mentions, and counts replies apart from posts', async () => {
  act('mention', { account: ACCOUNT, person: '8', text: 'Пробую с' })
  const found = listOf(
    (await graph('GET', 'me/mentions', { fields: 'id,text,username' })).json.data,
  )
  expect(found).toMatchObject([{ text: 'Пробую с @vetrova.life', username: 'artem_lis' }])
  await publish('Спасибо', { reply_to_id: String(found[0]?.id) })
  const limit = { fields: 'reply_quota_usage,reply_config' }
  const { json } = await graph('GET', 'me/threads_publishing_limit', limit)
  expect(listOf(json.data)).toMatchObject([
    { reply_quota_usage: 1, reply_config: { quota_total: 1000 } },
  ])
  expect(world.host().posts()).toHaveLength(2)
})

it('may give an empty page with a cursor', async () => {
  comment(post, 'Вопрос')
  act('switch-hasHoles', { value: 'on' })
  const { json } = await graph('GET', `${post}/conversation`, { fields: FIELDS })
  const { after } = Object(json.paging).cursors
  expect(json.data).toEqual([])
  expect(await list('conversation', { after })).toHaveLength(1)
})
