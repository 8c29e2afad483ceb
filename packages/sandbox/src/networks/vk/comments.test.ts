import { beforeEach, expect, it } from 'vitest'
import { listOf, useTalkWorld } from '../../../test/talk-world.ts'
import { VK_COMMUNITIES, VK_USERS } from './accounts.ts'
import { createVkFake } from './index.ts'

const GROUP = VK_COMMUNITIES[0]?.id ?? ''
const WALL = `-${GROUP}`
const KEY = VK_COMMUNITIES[0]?.key ?? ''
const TOKEN = VK_USERS[0]?.token ?? ''
const STRANGER = VK_USERS[1]?.token ?? ''

const world = useTalkWorld(createVkFake)
const { comment, act } = world
let post: string

const call = async (method: string, params: Record<string, string> = {}, token = TOKEN) => {
  world.pass(1000)
  const form = { v: '5.199', access_token: token, ...params }
  const { json } = await world.call('POST', `/api/method/${method}`, { form })
  return { response: Object(json.response), code: Object(json.error).error_code }
}
const numberOf = (id: string) => id.split('_')[1] ?? ''
const list = async (params: Record<string, string> = {}) =>
  (await call('wall.getComments', { owner_id: WALL, post_id: post, count: '100', ...params }))
    .response
const answer = (id: string, message: string, token = TOKEN, more: Record<string, string> = {}) =>
  call(
    'wall.createComment',
    {
      owner_id: WALL,
      post_id: post,
      from_group: GROUP,
      reply_to_comment: numberOf(id),
      message,
      ...more,
    },
    token,
  )

beforeEach(async () => {
  const made = await call('wall.post', { owner_id: WALL, from_group: '1', message: 'Утро' })
  post = String(made.response.post_id)
})
const write = (text: string, of: { person?: string; answers?: string } = {}) =>
  comment(`${WALL}_${post}`, text, of)

it('lists the first level with answers inside, and a branch by its comment', async () => {
  const id = write('Сколько стоит?')
  const nested = write('И мне', { answers: id, person: '2' })
  await answer(nested, 'Сто')
  const { items, count, current_level_count, profiles, groups } = await list({
    thread_items_count: '10',
    extended: '1',
  })
  expect([count, current_level_count]).toEqual([3, 1])
  const [top] = listOf(items)
  const inside = listOf(Object(top?.thread).items)
  expect(inside.map(({ text }) => text)).toEqual(['И мне', 'Сто'])
  expect(inside[1]).toMatchObject({
    from_id: Number(WALL),
    parents_stack: [Number(numberOf(id))],
    reply_to_comment: Number(numberOf(nested)),
    reply_to_user: 170_900_002,
  })
  expect(listOf(profiles)[0]).toMatchObject({ id: 170_900_001, first_name: 'Марина' })
  expect(listOf(groups)[0]).toMatchObject({ id: Number(GROUP) })
  expect(listOf((await list({ comment_id: numberOf(id) })).items)).toHaveLength(2)
})

it('leaves a gap for a deleted comment with answers, and brings it back', async () => {
  const id = write('Спам')
  const lone = write('Ещё спам', { person: '2' })
  write('Согласен', { answers: id, person: '3' })
  const of = (comment_id: string) => ({ owner_id: WALL, comment_id: numberOf(comment_id) })
  expect((await call('wall.deleteComment', of(id), STRANGER)).code).toBe(211)
  expect((await call('wall.deleteComment', of(id), KEY)).code).toBe(27)
  await call('wall.deleteComment', of(id))
  await call('wall.deleteComment', of(lone))
  const { items } = await list()
  expect(listOf(items)).toMatchObject([{ deleted: true, text: '' }])
  expect((await answer(id, 'Поздно')).code).toBe(100)
  expect((await call('wall.restoreComment', of(id))).code).toBeUndefined()
  expect((await call('wall.restoreComment', of(id))).code).toBe(243)
  expect(listOf((await list()).items)).toMatchObject([{ text: 'Спам' }])
})

it('does not show comments to the key of a community, which hears of them', async () => {
  expect((await call('wall.getComments', { owner_id: WALL, post_id: post }, KEY)).code).toBe(27)
  const { response } = await call('groups.getLongPollServer', { group_id: GROUP }, KEY)
  const id = write('Вопрос')
  act('comment-edit', { comment: id, text: 'Вопрос?' })
  await answer(id, 'Ответ', KEY)
  act('comment-remove', { comment: id })
  const hear = async (query: Record<string, string>) =>
    (await world.call('GET', new URL(response.server).pathname.replace('/vk', ''), { query })).json
  const ask = { act: 'a_check', key: response.key, ts: response.ts, wait: '25' }
  const heard = await hear(ask)
  expect(listOf(heard.updates).map(({ type }) => type)).toEqual([
    'wall_reply_new',
    'wall_reply_edit',
    'wall_reply_new',
    'wall_reply_delete',
  ])
  expect(listOf(heard.updates)[2]?.object).toMatchObject({ from_id: Number(WALL), text: 'Ответ' })
  expect(listOf((await hear({ ...ask, ts: String(heard.ts) })).updates)).toEqual([])
  expect(await hear({ ...ask, key: 'wrong' })).toEqual({ failed: 2 })
  expect(await hear({ ...ask, ts: '999' })).toEqual({ failed: 3 })
  expect((await call('groups.getLongPollServer', { group_id: '220000102' }, KEY)).code).toBe(15)
})

it('writes an answer once by its guid, and no longer than it may be', async () => {
  const id = write('Вопрос')
  const first = await answer(id, 'Ответ', KEY, { guid: 'a1' })
  const second = await answer(id, 'Ответ', KEY, { guid: 'a1' })
  expect(second.response.comment_id).toBe(first.response.comment_id)
  expect((await answer(id, 'щ'.repeat(4097))).code).toBe(100)
  expect((await answer(`${WALL}_999`, 'Никому')).code).toBe(100)
  const own = { owner_id: WALL, comment_id: String(first.response.comment_id), message: 'Иначе' }
  expect((await call('wall.editComment', own)).code).toBeUndefined()
  expect((await call('wall.editComment', { ...own, comment_id: numberOf(id) })).code).toBe(211)
})
