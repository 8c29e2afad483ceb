import { beforeEach, expect, it } from 'vitest'
import { type Answer, codeOf, idOf, listOf, useTalkWorld } from '../../../test/talk-world.ts'
import { createLinkedinFake } from './index.ts'

const PAGE = 'urn:li:organization:5005001'
const READ = 'r_organization_social'
const WRITE = 'w_organization_social'
const VERSION = { 'linkedin-version': '202609', 'x-restli-protocol-version': '2.0.0' }

const world = useTalkWorld(createLinkedinFake)
const { comment, act } = world
let token: string
let post: string

const rest = (
  method: string,
  path: string,
  of: { query?: Record<string, string>; json?: unknown; by?: string } = {},
) => {
  const { by = token, ...call } = of
  return world.call(method, `/rest/${path}`, { token: by, headers: VERSION, ...call })
}
const signIn = async (person: string, scopes: readonly string[]) => {
  const redirectUri = 'https://kadr.test/back'
  const clientId = 'kadr-pages'
  const code = await world.agree({
    path: '/oauth/v2/authorization',
    person,
    scopes,
    redirectUri,
    clientId,
  })
  const app = {
    client_id: clientId,
    client_secret: `${clientId}-secret`,
    redirect_uri: redirectUri,
  }
  const form = { ...app, code, grant_type: 'authorization_code' }
  return String((await world.call('POST', '/oauth/v2/accessToken', { form })).json.access_token)
}
const publish = async () => {
  const { headers } = await rest('POST', 'posts', {
    json: {
      author: PAGE,
      commentary: `Утро ${world.now().getTime()}`,
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED' },
      lifecycleState: 'PUBLISHED',
    },
  })
  return headers.get('x-restli-id') ?? ''
}
const commentsOf = (urn: string) => `socialActions/${encodeURIComponent(urn)}/comments`
const answer = (urn: string, text: string, more: object = {}, by = token) =>
  rest('POST', commentsOf(urn), {
    by,
    json: { actor: PAGE, object: post, message: { text }, ...more },
  })
const elementsOf = ({ json }: Answer) => listOf(json.elements)
const urnOf = (id: string) => `urn:li:comment:(${post},${id})`

beforeEach(async () => {
  token = await signIn('kadrMember2', [READ, WRITE])
  post = await publish()
})

it('lists comments of a page with their answers apart, people by ids only', async () => {
  const id = comment(post, 'Сколько стоит?')
  const made = await answer(post, 'Сто', { parentComment: urnOf(id) })
  const [first] = elementsOf(await rest('GET', commentsOf(post)))
  expect(first).toMatchObject({
    id,
    actor: 'urn:li:person:zritel001',
    message: { text: 'Сколько стоит?' },
    commentsSummary: { totalFirstLevelComments: 1 },
  })
  expect(JSON.stringify(first)).not.toContain('Марина')
  const [nested] = elementsOf(await rest('GET', commentsOf(urnOf(id))))
  expect(nested).toMatchObject({ id: idOf(made), actor: PAGE, parentComment: urnOf(id) })
})

it('pages by start and count', async () => {
  act('comment-flood', { post, count: '25' })
  const page = (start: string, count: string) =>
    rest('GET', commentsOf(post), { query: { start, count } })
  expect(elementsOf(await page('20', '10'))).toHaveLength(5)
  expect(elementsOf(await page('25', '10'))).toHaveLength(0)
  expect(codeOf(await page('0', '101'))).toEqual([400, 'ILLEGAL_ARGUMENT'])
})

it('refuses what is wrong', async () => {
  const id = comment(post, 'Вопрос')
  const nested = idOf(await answer(urnOf(id), 'Ответ'))
  const poor = await signIn('kadrMember2', [READ])
  const blind = await signIn('kadrMember2', [WRITE])
  const stranger = await signIn('kadrMember1', [READ, WRITE])
  expect(codeOf(await answer(post, 'Я', {}, poor))).toEqual([403, 'ACCESS_DENIED'])
  expect(codeOf(await rest('GET', commentsOf(post), { by: blind }))).toEqual([403, 'ACCESS_DENIED'])
  expect(codeOf(await rest('GET', commentsOf(post), { by: stranger }))).toEqual([
    403,
    'ACCESS_DENIED',
  ])
  expect(codeOf(await answer(post, 'щ'.repeat(1251)))).toEqual([400, 'ILLEGAL_ARGUMENT'])
  expect(codeOf(await answer(post, 'Я', { text: 'Я' }))).toEqual([400, 'ILLEGAL_ARGUMENT'])
  expect(codeOf(await answer(urnOf(nested), 'Третий'))).toEqual([400, 'ILLEGAL_ARGUMENT'])
  expect(codeOf(await answer(post, 'Я', { parentComment: urnOf('1') }))).toEqual([404, 'NOT_FOUND'])
  world.pass(1000)
  const other = await publish()
  expect(codeOf(await answer(other, 'Я', { parentComment: urnOf(id) }))).toEqual([404, 'NOT_FOUND'])
  act('comment-remove', { comment: id })
  expect(codeOf(await answer(urnOf(id), 'Поздно'))).toEqual([404, 'NOT_FOUND'])
})

it('deletes comments of others under posts of the page, and edits its own', async () => {
  const id = comment(post, 'Спам')
  const ours = idOf(await answer(post, 'Здравствуйте'))
  const path = (one: string) => `${commentsOf(post)}/${one}`
  const json = { patch: { message: { $set: { text: 'Добрый день' } } } }
  const query = { actor: PAGE }
  expect((await rest('POST', path(ours), { query, json })).status).toBe(204)
  expect(codeOf(await rest('POST', path(id), { query, json }))).toEqual([403, 'ACCESS_DENIED'])
  expect((await rest('GET', path(ours))).json.message).toMatchObject({ text: 'Добрый день' })
  expect(codeOf(await rest('DELETE', path(id)))).toEqual([403, 'ACCESS_DENIED'])
  expect((await rest('DELETE', path(id), { query })).status).toBe(204)
  expect(codeOf(await rest('DELETE', path(id), { query }))).toEqual([404, 'NOT_FOUND'])
})

it('asks for the scopes of the feed where the application has to have them', async () => {
  act('switch-needsFeedScope', { value: 'on' })
  expect(codeOf(await rest('GET', commentsOf(post)))).toEqual([403, 'ACCESS_DENIED'])
  token = await signIn('kadrMember2', [`${READ}_feed`, `${WRITE}_feed`])
  expect((await rest('GET', commentsOf(post))).status).toBe(200)
})
