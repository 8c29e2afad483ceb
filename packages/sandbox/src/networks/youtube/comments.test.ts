import { beforeEach, expect, it } from 'vitest'
import { codeOf, idOf, listOf, useTalkWorld } from '../../../test/talk-world.ts'
import { createYoutubeFake } from './index.ts'

const CHANNEL = 'UCkadrStudio00000000001A'
const OTHER = 'UCkadrKitchen0000000002B'
const SCOPE = 'https://www.googleapis.com/auth/youtube'
const API = '/youtube/v3'

const world = useTalkWorld(createYoutubeFake)
const { call, comment, act } = world
let token: string
let video: string

const signIn = async (person: string, scopes: readonly string[]) => {
  const redirectUri = 'https://kadr.test/back'
  const path = '/o/oauth2/v2/auth'
  const code = await world.agree({ path, person, scopes, redirectUri, clientId: 'kadr' })
  const app = { client_id: 'kadr', client_secret: 'kadr-secret', redirect_uri: redirectUri }
  const form = { ...app, code, grant_type: 'authorization_code' }
  return String((await call('POST', '/token', { form })).json.access_token)
}

const upload = async (privacyStatus = 'public') => {
  const json = { snippet: { title: 'Утро', description: '' }, status: { privacyStatus } }
  const query = { uploadType: 'resumable', part: 'snippet,status' }
  const type = { 'x-upload-content-length': '4', 'x-upload-content-type': 'video/mp4' }
  const open = await call('POST', '/upload/youtube/v3/videos', {
    token,
    query,
    json,
    headers: type,
  })
  const sent = await fetch(open.headers.get('location') ?? '', {
    method: 'PUT',
    body: new Uint8Array(4),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-3/4',
    },
  })
  const made: unknown = await sent.json()
  return String(Object(made).id)
}

const threads = async (query: Record<string, string> = {}, by = token) =>
  call('GET', `${API}/commentThreads`, {
    token: by,
    query: {
      part: 'snippet,replies',
      allThreadsRelatedToChannelId: CHANNEL,
      textFormat: 'plainText',
      ...query,
    },
  })
const itemsOf = ({ json }: Awaited<ReturnType<typeof threads>>) => listOf(json.items)
const answer = (parentId: string, textOriginal: string, by = token) =>
  call('POST', `${API}/comments`, {
    token: by,
    query: { part: 'snippet' },
    json: { snippet: { parentId, textOriginal } },
  })
const moderate = (query: Record<string, string>, by = token) =>
  call('POST', `${API}/comments/setModerationStatus`, { token: by, query })
const topOf = (item: unknown) => Object(item).snippet.topLevelComment.snippet

beforeEach(async () => {
  token = await signIn(CHANNEL, [`${SCOPE}.force-ssl`, `${SCOPE}.upload`])
  video = await upload()
})

it('lists threads of a whole channel, the text of others without its original', async () => {
  const other = await upload()
  comment(video, 'Сколько стоит?')
  world.pass(1000)
  const second = comment(other, 'Первый!\n<b>Да</b>', { person: '2' })
  const items = itemsOf(await threads())
  expect(items.map(({ id }) => id)[0]).toBe(second)
  expect(topOf(items[0])).toMatchObject({
    videoId: other,
    textDisplay: 'Первый!\n<b>Да</b>',
    authorDisplayName: '@gleb_na_velo',
    moderationStatus: 'published',
  })
  expect(topOf(items[0])).not.toHaveProperty('textOriginal')
  const html = itemsOf(await threads({ textFormat: 'html' }))
  expect(topOf(html[0]).textDisplay).toBe('Первый!<br>&lt;b&gt;Да&lt;/b&gt;')
})

it('shows five newest answers of a thread, and all by its id', async () => {
  const id = comment(video, 'Вопрос')
  for (let index = 1; index <= 6; index += 1) {
    world.pass(1000)
    comment(video, `Ответ ${index}`, { answers: id, person: String(index) })
  }
  world.pass(1000)
  const ours = idOf(await answer(id, 'Спасибо всем'))
  const [item] = itemsOf(await threads())
  const shown = listOf(Object(item?.replies).comments)
  expect(Object(item?.snippet).totalReplyCount).toBe(7)
  expect(shown).toHaveLength(5)
  expect(shown[0]).toMatchObject({ id: ours, snippet: { textOriginal: 'Спасибо всем' } })
  const query = { part: 'snippet', parentId: id, maxResults: '4' }
  const page = await call('GET', `${API}/comments`, { token, query })
  const next = { ...query, pageToken: String(page.json.nextPageToken) }
  const rest = await call('GET', `${API}/comments`, { token, query: next })
  expect(listOf(page.json.items).length + listOf(rest.json.items).length).toBe(7)
})

it('holds spam and what the author has to see first, and rejects with a ban', async () => {
  const spam = comment(video, 'Кредит https://kredit.example', { person: '10' })
  act('switch-holdsComments', { value: 'on' })
  const held = comment(video, 'Вопрос', { person: '2' })
  expect(itemsOf(await threads())).toEqual([])
  expect(itemsOf(await threads({ moderationStatus: 'likelySpam' }))[0]?.id).toBe(spam)
  expect(itemsOf(await threads({ moderationStatus: 'heldForReview' }))[0]?.id).toBe(held)
  expect((await moderate({ id: held, moderationStatus: 'published' })).status).toBe(204)
  expect(itemsOf(await threads())[0]?.id).toBe(held)
  const ban = { id: spam, moderationStatus: 'rejected', banAuthor: 'true' }
  expect((await moderate(ban)).status).toBe(204)
  expect(itemsOf(await threads({ moderationStatus: 'likelySpam' }))).toEqual([])
  expect(codeOf(await answer(spam, 'Нет'))).toEqual([404, 'parentCommentNotFound'])
  const before = world.network().voice?.comments().length
  comment(video, 'Снова я', { person: '10' })
  expect(world.network().voice?.comments().length).toBe(before)
})

it('refuses what is wrong', async () => {
  const id = comment(video, 'Вопрос')
  const nested = comment(video, 'И мой', { answers: id })
  const stranger = await signIn(OTHER, [`${SCOPE}.force-ssl`])
  const poor = await signIn(CHANNEL, [`${SCOPE}.upload`])
  expect(codeOf(await threads({}, poor))).toEqual([403, 'insufficientPermissions'])
  expect(codeOf(await threads({ moderationStatus: 'likelySpam' }, stranger))).toEqual([
    403,
    'forbidden',
  ])
  expect(codeOf(await threads({ videoId: video }))).toEqual([400, 'incompatibleParameters'])
  expect(codeOf(await threads({ since: '1' }))).toEqual([400, 'badRequest'])
  expect(codeOf(await threads({ maxResults: '101' }))).toEqual([400, 'invalidParameter'])
  expect(codeOf(await threads({ pageToken: 'next' }))).toEqual([400, 'invalidPageToken'])
  expect(codeOf(await answer(nested, 'Да'))).toEqual([400, 'operationNotSupported'])
  expect(codeOf(await answer(id, ' '))).toEqual([400, 'commentTextRequired'])
  expect(codeOf(await answer(id, 'щ'.repeat(10_001)))).toEqual([400, 'commentTextTooLong'])
  expect(codeOf(await moderate({ id, moderationStatus: 'likelySpam' }))).toEqual([
    400,
    'operationNotSupported',
  ])
  expect(codeOf(await moderate({ id, moderationStatus: 'published', banAuthor: 'true' }))).toEqual([
    400,
    'banWithoutReject',
  ])
  expect(codeOf(await moderate({ id, moderationStatus: 'rejected' }, stranger))).toEqual([
    403,
    'forbidden',
  ])
  expect(codeOf(await call('DELETE', `${API}/comments`, { token, query: { id } }))).toEqual([
    403,
    'forbidden',
  ])
  act('comment-remove', { comment: id })
  expect(codeOf(await answer(id, 'Поздно'))).toEqual([404, 'parentCommentNotFound'])
})

it('spends fifty units on a write, one on a list, and then the day is over', async () => {
  const id = comment(video, 'Вопрос')
  const seen = new Set<number>()
  for (let count = 0; count < 200; count += 1) seen.add((await answer(id, `Ответ ${count}`)).status)
  expect([...seen]).toEqual([200])
  expect(codeOf(await threads())).toEqual([403, 'quotaExceeded'])
})

it('may give an empty page that goes on', async () => {
  comment(video, 'Вопрос')
  act('switch-hasHoles', { value: 'on' })
  const { json } = await threads()
  expect(json.items).toEqual([])
  expect(itemsOf(await threads({ pageToken: String(json.nextPageToken) }))).toHaveLength(1)
})
