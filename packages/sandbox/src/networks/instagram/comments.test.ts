import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, idOf, listOf, PICTURE, useTalkWorld } from '../../../test/talk-world.ts'
import { createInstagramFake } from './index.ts'

const ACCOUNT = '17841405000000201'
const OTHER = '17841405000000202'
const READING = ['instagram_business_basic', 'instagram_business_content_publish']
const COMMENTS = 'instagram_business_manage_comments'
const ALL = [...READING, COMMENTS, 'instagram_business_manage_messages']
const FIELDS = 'id,text,from{id,username},hidden,parent_id,replies{id,text}'

const world = useTalkWorld(createInstagramFake)
const { call, comment, act } = world
let token: string
let post: string

const signIn = async (person: string, scopes: readonly string[]) => {
  const redirectUri = 'https://kadr.test/back'
  const path = '/www/oauth/authorize'
  const code = await world.agree({ path, person, scopes, redirectUri, clientId: 'kadr' })
  const app = { client_id: 'kadr', client_secret: 'kadr-secret', redirect_uri: redirectUri }
  const short = await call('POST', '/api/oauth/access_token', {
    form: { ...app, code, grant_type: 'authorization_code' },
  })
  const query = { grant_type: 'ig_exchange_token', access_token: String(short.json.access_token) }
  return String((await call('GET', '/graph/access_token', { query })).json.access_token)
}

const graph = (method: string, path: string, query: Record<string, string> = {}, by = token) =>
  call(method, `/graph/v24.0/${path}`, { query: { ...query, access_token: by } })

const list = async (query: Record<string, string> = {}) =>
  (await graph('GET', `${post}/comments`, { fields: FIELDS, ...query })).json
const answer = (id: string, message: string) => graph('POST', `${id}/replies`, { message })
const direct = (recipient: object, text: string, more: object = {}) =>
  call('POST', `/graph/v24.0/${ACCOUNT}/messages`, {
    query: { access_token: token },
    json: { recipient, message: { text }, ...more },
  })

beforeEach(async () => {
  token = await signIn(ACCOUNT, ALL)
  const made = await graph('POST', `${ACCOUNT}/media`, { image_url: PICTURE, caption: 'Утро' })
  post = idOf(await graph('POST', `${ACCOUNT}/media_publish`, { creation_id: idOf(made) }))
})

describe('comments', () => {
  it('come newest first with their answers, ours by the id of the author', async () => {
    const first = comment(post, 'Сколько стоит?')
    world.pass(1000)
    comment(post, 'Красиво', { person: '2' })
    comment(post, 'Мне тоже интересно', { person: '3', answers: first })
    const ours = idOf(await answer(first, 'Написали вам'))
    const data = listOf((await list()).data)
    expect(data.map(({ text }) => text)).toEqual(['Красиво', 'Сколько стоит?'])
    const [, question] = data
    expect(question?.from).toEqual({ id: '7700000000000101', username: 'marina.belova' })
    expect(JSON.stringify(question?.replies)).toContain(ours)
    const node = (await graph('GET', ours, { fields: 'from,parent_id,text' })).json
    expect(node).toMatchObject({ from: { id: ACCOUNT }, parent_id: first, text: 'Написали вам' })
  })

  it('have only two levels: an answer to an answer hangs under the first', async () => {
    const first = comment(post, 'Вопрос')
    const second = comment(post, 'И мой', { answers: first })
    const third = idOf(await answer(second, 'Ответ'))
    expect((await graph('GET', third, { fields: 'parent_id' })).json.parent_id).toBe(first)
    expect(listOf((await graph('GET', `${first}/replies`)).json.data)).toHaveLength(2)
  })

  it('are paged by fifty, and a page may be empty and go on', async () => {
    act('comment-flood', { post, count: '120' })
    expect(listOf((await list({ limit: '100' })).data)).toHaveLength(50)
    act('switch-hasHoles', { value: 'on' })
    const seen = new Set<unknown>()
    let after = ''
    let holes = 0
    for (let page = 0; page < 20; page += 1) {
      const { data, paging } = await list(after ? { after } : {})
      for (const { id } of listOf(data)) seen.add(id)
      if (listOf(data).length === 0) holes += 1
      if (!Object(paging).next) break
      after = Object(paging).cursors.after
    }
    expect([seen.size, holes]).toEqual([120, 3])
  })

  it('are hidden, shown and deleted; those of the account cannot be hidden', async () => {
    const id = comment(post, 'Спам')
    expect((await graph('POST', id, { hide: 'true' })).json).toEqual({ success: true })
    expect((await graph('GET', id, { fields: 'hidden' })).json.hidden).toBe(true)
    expect(codeOf(await answer(id, 'Что вы'))).toEqual([400, 100])
    expect(codeOf(await graph('POST', id, { hide: 'yes' }))).toEqual([400, 100])
    await graph('POST', id, { hide: 'false' })
    const ours = idOf(await answer(id, 'Здравствуйте'))
    expect(codeOf(await graph('POST', ours, { hide: 'true' }))).toEqual([400, 100])
    expect((await graph('DELETE', id)).json).toEqual({ success: true })
    expect(codeOf(await graph('DELETE', ours))).toEqual([400, 100])
    expect(codeOf(await answer(id, 'Поздно'))).toEqual([400, 100])
    expect(listOf((await list()).data)).toEqual([])
  })

  it('refuse what is wrong', async () => {
    const id = comment(post, 'Вопрос')
    const foreign = await signIn(OTHER, ALL)
    const poor = await signIn(ACCOUNT, READING)
    expect(codeOf(await graph('GET', `${post}/comments`, {}, poor))).toEqual([403, 10])
    expect(codeOf(await graph('GET', id, {}, poor))).toEqual([403, 10])
    expect(codeOf(await graph('DELETE', id, {}, poor))).toEqual([403, 10])
    expect(codeOf(await graph('GET', `${post}/comments`, {}, foreign))).toEqual([400, 100])
    expect(codeOf(await graph('POST', `${id}/replies`, { message: 'Я' }, foreign))).toEqual([
      400, 100,
    ])
    expect(codeOf(await graph('GET', `${post}/comments`, { fields: 'id,author' }))).toEqual([
      400, 100,
    ])
    expect(codeOf(await answer(id, ''))).toEqual([400, 100])
    expect(codeOf(await answer(id, 'щ'.repeat(2201)))).toEqual([400, 100])
    expect(codeOf(await answer(post, 'Это не комментарий'))).toEqual([400, 100])
  })

  it('can be closed by the author', async () => {
    await graph('POST', post, { comment_enabled: 'false' })
    expect(codeOf(await graph('POST', `${post}/comments`, { message: 'Я' }))).toEqual([400, 10])
    expect(comment(post, 'Вопрос')).toBe('')
  })

  it('change and go at their authors', async () => {
    const id = comment(post, 'Ошипка')
    act('comment-edit', { comment: id, text: 'Ошибка' })
    expect(listOf((await list()).data)[0]?.text).toBe('Ошибка')
    act('comment-remove', { comment: id })
    expect(listOf((await list()).data)).toEqual([])
  })
})

describe('messages', () => {
  it('answer a comment in private once, within seven days', async () => {
    const id = comment(post, 'Цена?')
    const late = comment(post, 'А мне?')
    expect((await direct({ comment_id: id }, 'Вот прайс')).status).toBe(200)
    expect(codeOf(await direct({ comment_id: id }, 'Ещё раз'))).toEqual([400, 10_900])
    world.pass(7 * DAY_MS + 1)
    expect(codeOf(await direct({ comment_id: late }, 'Вот прайс'))).toEqual([400, 10])
  })

  it('go to who wrote first, for a day, and for seven by a person', async () => {
    const nobody = { id: '7700000000000109' }
    expect(codeOf(await direct(nobody, 'Здравствуйте'))).toEqual([400, 100])
    act('write-direct', { account: ACCOUNT, person: '9', text: 'Есть места?' })
    expect((await direct(nobody, 'Есть')).status).toBe(200)
    expect(codeOf(await direct(nobody, 'щ'.repeat(501)))).toEqual([400, 100])
    world.pass(25 * HOUR_MS)
    expect(codeOf(await direct(nobody, 'Ещё есть'))).toEqual([400, 10])
    const tag = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    expect((await direct(nobody, 'Ещё есть', tag)).status).toBe(200)
    const fields = 'participants,messages{id,message,from,created_time}'
    const query = { platform: 'instagram', fields }
    const dialogs = (await graph('GET', `${ACCOUNT}/conversations`, query)).json
    expect(JSON.stringify(dialogs)).toContain('Есть места?')
    expect(codeOf(await graph('GET', `${ACCOUNT}/conversations`))).toEqual([400, 100])
  })
})
