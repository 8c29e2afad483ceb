import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNetworkHost, type NetworkHost, TIME_HEADER } from '../host.ts'
import { createVkFake, VK_COMMUNITIES, VK_USERS } from './index.ts'

const [anna, polden] = VK_COMMUNITIES
const KEY = anna?.key ?? ''
const POLDEN_KEY = polden?.key ?? ''
const TOKEN = VK_USERS[0]?.token ?? ''
const GROUP = anna?.id ?? ''
const WALL = `-${GROUP}`
const NOW = '2026-11-15T09:00:00Z'

let host: NetworkHost
let server: Server
let base: string
let at: number

beforeEach(async () => {
  at = Date.parse(NOW)
  const start = createServer((request, response) => host.listener(request, response))
  await new Promise<void>((resolve) => start.listen(0, '127.0.0.1', resolve))
  server = start
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  host = createNetworkHost({
    fakes: [createVkFake],
    baseUrl: base,
    clock: { now: () => new Date(at) },
    fetch,
    log: { error: (detail) => expect.fail(JSON.stringify(detail)) },
  })
})
afterEach(async () => {
  host.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const run = (id: string, given: Readonly<Record<string, string>>) =>
  host
    .findFake('vk')
    ?.actions?.find((action) => action.id === id)
    ?.run(given)

/** Of `response` only what these tests read; which of it is there depends on the method. */
type Post = {
  text: string
  id: number
  owner_id: number
  attachments: unknown[]
}
type Response = {
  post_id: number
  comment_id: number
  upload_url: string
  owner_id: number
  video_id: number
  count: number
  mask: number
  permissions: unknown[]
  groups: { members_count: number }[]
  items: Post[]
  views: { state: string }
}
type Listed = { first_name: string; id: number; period_from: number }
type Answer = {
  response: Response
  error: { error_code: number; captcha_sid?: string; request_params: unknown[] }
}
type Uploaded = {
  server: number
  photo: string
  hash: string
  response: { upload_result: string }
}

async function call(
  method: string,
  params: Readonly<Record<string, string | number>> = {},
  token = KEY,
): Promise<Answer> {
  const fields = { v: '5.199', access_token: token, ...params }
  const body = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  )
  // A second between calls, except where the rate is what is tested.
  at += 1000
  const reply = await fetch(`${base}/vk/api/method/${method}`, { method: 'POST', body })
  expect(reply.status).toBe(200)
  return (await reply.json()) as Answer
}

/** Methods that answer with a list. */
const callList = async (...of: Parameters<typeof call>) =>
  (await call(...of)).response as unknown as Listed[]

const codeOf = async (...of: Parameters<typeof call>) => (await call(...of)).error?.error_code

const post = (params: Readonly<Record<string, string | number>> = {}, token = KEY) =>
  call('wall.post', { owner_id: WALL, from_group: 1, message: 'Утро', ...params }, token)

async function upload(url: string, field: string, type = 'image/jpeg') {
  const form = new FormData()
  form.set(field, new File([new Uint8Array([1, 2, 3])], 'file', { type }))
  const reply = await fetch(url, { method: 'POST', body: form })
  return { status: reply.status, ...((await reply.json()) as Uploaded) }
}

const savePhoto = async () => {
  const { response } = await call('photos.getWallUploadServer', { group_id: GROUP }, TOKEN)
  const { server: number, photo, hash } = await upload(response.upload_url, 'photo')
  const given = { group_id: GROUP, server: number, photo, hash }
  const [saved] = await callList('photos.saveWallPhoto', given, TOKEN)
  return { url: response.upload_url, given, saved }
}

it('tells a key from a person, and what a key may do', async () => {
  expect(await callList('users.get')).toEqual([])
  expect((await callList('users.get', {}, TOKEN))[0]?.first_name).toBe('Анна')
  const { response } = await call('groups.getById', { fields: 'members_count' })
  expect(response.groups).toMatchObject([{ id: Number(GROUP), screen_name: 'vetrova.life' }])
  expect(response.groups[0]?.members_count).toBeGreaterThan(0)
  const { mask, permissions } = (await call('groups.getTokenPermissions')).response
  expect(permissions).toContainEqual({ name: 'wall', setting: 8192 })
  expect(mask & 8192).toBe(8192)
  expect(await codeOf('groups.getTokenPermissions', {}, TOKEN)).toBe(15)
})

it('answers 200 with a code to everything VK refuses', async () => {
  expect(await codeOf('wall.shout')).toBe(3)
  expect(await codeOf('wall.post', { v: '' })).toBe(8)
  expect(await codeOf('wall.post', { v: '5.92' })).toBe(8)
  expect(await codeOf('wall.post', {}, 'vk1.a.nobody')).toBe(5)
  expect(await codeOf('wall.post', {}, '')).toBe(5)
  expect(await codeOf('photos.getWallUploadServer', { group_id: GROUP })).toBe(27)
  expect(await codeOf('wall.get', { domain: WALL })).toBe(27)
  for (const wrong of [
    { owner_id: 'club1' },
    { mark_as_ads: 'true' },
    { message: '' },
    { message: 'щ'.repeat(16_001) },
    { attachments: 'https://a.example,https://b.example' },
    { attachments: `photo${WALL}_1` },
    { attachments: Array.from({ length: 11 }, () => 'https://a.example').join(',') },
  ]) {
    expect((await post({ ...wrong })).error).toMatchObject({ error_code: 100 })
  }
  expect((await post({ owner_id: `-${polden?.id}` })).error.error_code).toBe(214)
  expect((await post({ from_group: 0 })).error.error_code).toBe(214)
  const { request_params } = (await post({ message: '' })).error
  expect(request_params).toContainEqual({ key: 'owner_id', value: WALL })
  expect(JSON.stringify(request_params)).not.toContain(KEY)
})

it('posts once for one guid, as long as it remembers it', async () => {
  const first = (await post({ guid: 'a' })).response.post_id
  expect((await post({ guid: 'a', message: 'Другое' })).response.post_id).toBe(first)
  expect((await post({ guid: 'b' })).response.post_id).not.toBe(first)
  at += 3_600_000
  expect((await post({ guid: 'a' })).response.post_id).not.toBe(first)
  expect(host.posts()).toHaveLength(3)
})

it('counts calls of a second by token', async () => {
  const quick = async (token: string) => {
    const code = await codeOf('groups.getById', { group_ids: GROUP }, token)
    at -= 1000
    return code
  }
  const codes = async (token: string, count: number) => {
    const all: unknown[] = []
    for (let index = 0; index < count; index += 1) all.push(await quick(token))
    return all.filter((code) => code === 6).length
  }
  expect(await codes(TOKEN, 5)).toBe(2)
  expect(await codes(KEY, 22)).toBe(2)
  run('switch-isUnlimited', { value: 'on' })
  expect(await codes(TOKEN, 5)).toBe(0)
})

it('counts no calls about the past, of which months are asked in minutes', async () => {
  const body = new URLSearchParams({ v: '5.199', access_token: KEY, group_ids: GROUP })
  const headers = { [TIME_HEADER]: '2026-01-05T10:00:00Z' }
  const ask = () => fetch(`${base}/vk/api/method/groups.getById`, { method: 'POST', body, headers })
  for (let index = 0; index < 30; index += 1) {
    expect(((await (await ask()).json()) as Answer).error).toBeUndefined()
  }
})

it('takes a photo at an address that serves once and ends', async () => {
  const { url, given, saved } = await savePhoto()
  expect((await upload(url, 'photo')).status).toBe(403)
  expect(await codeOf('photos.saveWallPhoto', given, TOKEN)).toBe(121)
  const attachments = `photo${WALL}_${saved?.id}`
  const { post_id } = (await post({ attachments, message: '' })).response
  const { items } = (await call('wall.getById', { posts: `${WALL}_${post_id}` }, TOKEN)).response
  expect(items[0]?.attachments).toMatchObject([{ type: 'photo', photo: { id: saved?.id } }])
  const late = (await call('photos.getWallUploadServer', { group_id: GROUP }, TOKEN)).response
  at += 3_600_000
  expect((await upload(late.upload_url, 'photo')).status).toBe(403)
})

it('gives an empty list for a file that is no picture', async () => {
  const { response } = await call('photos.getWallUploadServer', { group_id: GROUP }, TOKEN)
  const { photo, server: number, hash } = await upload(response.upload_url, 'photo', 'text/plain')
  expect(photo).toBe('[]')
  const given = { group_id: GROUP, server: number, photo, hash }
  expect(await codeOf('photos.saveWallPhoto', given, TOKEN)).toBe(100)
})

it('processes a video before it is shown', async () => {
  const { response } = await call('video.save', { group_id: GROUP, name: 'Утро' }, TOKEN)
  const videos = `${response.owner_id}_${response.video_id}`
  const attachments = `video${videos}`
  expect((await post({ attachments })).error.error_code).toBe(100)
  const sent = await upload(response.upload_url, 'video_file', 'video/mp4')
  expect(sent).toMatchObject({ size: 3, video_id: response.video_id })
  const read = async () => (await call('video.get', { videos }, TOKEN)).response.items[0]
  expect(await read()).toMatchObject({ processing: 1 })
  at += 10_000
  expect(await read()).not.toHaveProperty('processing')
  expect((await post({ attachments })).response.post_id).toBeGreaterThan(0)
})

it('gives stories to verified communities only', async () => {
  const ask = (groupId = '', token = '') =>
    call('stories.getVideoUploadServer', { group_id: groupId, add_to_news: 1 }, token)
  expect((await ask(GROUP, KEY)).error.error_code).toBe(15)
  const { upload_url } = (await ask(polden?.id, POLDEN_KEY)).response
  const { response } = await upload(upload_url, 'video_file', 'video/mp4')
  const saved = await call('stories.save', { upload_results: response.upload_result }, POLDEN_KEY)
  expect(saved.response).toMatchObject({ count: 1, items: [{ type: 'video', can_see: 1 }] })
  const story = saved.response.items[0]
  const asked = { owner_id: story?.owner_id ?? 0, story_id: story?.id ?? 0 }
  expect((await call('stories.getStats', asked, POLDEN_KEY)).response.views.state).toBe('on')
  at += 86_400_000
  expect(await codeOf('stories.getStats', asked, POLDEN_KEY)).toBe(1600)
})

it('edits, comments, lists and deletes posts', async () => {
  const { post_id } = (await post({ mark_as_ads: 1 })).response
  const comment = { owner_id: WALL, post_id, from_group: GROUP, message: 'Первый', guid: 'c' }
  const { comment_id } = (await call('wall.createComment', comment)).response
  expect((await call('wall.createComment', comment)).response.comment_id).toBe(comment_id)
  await call('wall.edit', { owner_id: WALL, post_id, message: 'Вечер' }, TOKEN)
  await post({ message: 'Позже' })
  run('pin', { account: GROUP, post: String(post_id) })
  const { items, count } = (await call('wall.get', { domain: 'vetrova.life' }, TOKEN)).response
  expect(count).toBe(2)
  expect(items.map(({ text }) => text)).toEqual(['Вечер', 'Позже'])
  expect(items[0]).toMatchObject({ is_pinned: 1, marked_as_ads: 0, comments: { can_post: 1 } })
  expect(await codeOf('wall.delete', { owner_id: WALL, post_id })).toBe(27)
  expect((await call('wall.delete', { owner_id: WALL, post_id }, TOKEN)).response).toBe(1)
  expect(await codeOf('wall.delete', { owner_id: WALL, post_id }, TOKEN)).toBe(104)
  expect(await codeOf('wall.createComment', comment)).toBe(212)
  const gone = await call('wall.getById', { posts: `${WALL}_${post_id}` }, TOKEN)
  expect(gone.response.items).toEqual([])
})

it('refuses the fifty-first post of a day, and closed walls', async () => {
  run('switch-isUnlimited', { value: 'on' })
  for (let count = 0; count < 50; count += 1) expect((await post()).response).toBeDefined()
  expect((await post()).error).toMatchObject({ error_code: 214 })
  at += 86_400_000
  run('switch-isWallClosed', { value: 'on' })
  expect((await post()).error.error_code).toBe(214)
})

it('tells days newest first, and the reach of posts', async () => {
  const { post_id } = (await post()).response
  at += 7_200_000
  const asked = { group_id: GROUP, interval: 'day', intervals_count: 3 }
  const days = await callList('stats.get', asked, TOKEN)
  const starts = days.map(({ period_from }) => period_from)
  expect(starts).toEqual([...starts].sort((a, b) => b - a))
  expect(days).toHaveLength(3)
  const reach = await callList('stats.getPostReach', { owner_id: WALL, post_ids: post_id }, TOKEN)
  expect(reach).toMatchObject([{ post_id }])
  expect(await codeOf('stats.get', asked)).toBe(27)
})

it('loses what a key could when it is cut or withdrawn', async () => {
  run('create-key', { account: GROUP, rights: 'manage,stories' })
  const hint = () =>
    host
      .findFake('vk')
      ?.people()
      .find(({ id }) => id === GROUP)?.hint ?? ''
  expect((await post({}, hint().split(' ').at(-1))).error.error_code).toBe(15)
  host.findFake('vk')?.revokeAccount(GROUP)
  expect((await post()).error.error_code).toBe(5)
  expect(await codeOf('wall.get', { domain: WALL }, TOKEN)).toBe(5)
  expect(host.findFake('vk')?.accessTo(GROUP)).toBe('revoked')
  run('create-key', { account: GROUP, rights: 'manage,wall' })
  expect((await post({}, hint().split(' ').at(-1))).response.post_id).toBeGreaterThan(0)
})

it('plays the faults of VK: a code with 200, a gateway without a body of VK', async () => {
  host.setFault({ network: 'vk', kind: 'rate-limited', times: 1 })
  expect((await post()).error.error_code).toBe(6)
  host.setFault({ network: 'vk', kind: 'server-error', status: 500, times: 1 })
  expect((await post()).error.error_code).toBe(10)
  host.setFault({ network: 'vk', kind: 'server-error', times: 1 })
  const body = new URLSearchParams({ v: '5.199', access_token: KEY })
  const reply = await fetch(`${base}/vk/api/method/wall.post`, { method: 'POST', body })
  expect(reply.status).toBe(503)
  run('switch-needsCaptcha', { value: 'on' })
  expect((await post()).error).toMatchObject({ error_code: 14, captcha_sid: expect.any(String) })
})
