import { beforeEach, expect, it } from 'vitest'
import { type Answer, listOf, useTalkWorld } from '../../../test/talk-world.ts'
import { createTelegramFake } from './index.ts'

const CHANNEL = '-1001500000001'
const GROUP = -1001500000008
const DIRECT = -1001500000009

const world = useTalkWorld(createTelegramFake)
const { comment, act } = world

const call = (method: string, json: object = {}) =>
  world.call('POST', `/api/bot7000000001:secret-of-the-bot/${method}`, { json })
const resultOf = ({ json }: Answer) => Object(json.result)
const problemOf = ({ json }: Answer) => json.description
let offset = 0
const hear = async () => {
  const updates = listOf((await call('getUpdates', { offset })).json.result)
  offset = Number(updates.at(-1)?.update_id ?? offset - 1) + 1
  return updates
}
const answer = (message_id: number, text: string, more: object = {}) =>
  call('sendMessage', { chat_id: GROUP, text, reply_parameters: { message_id, ...more } })

let post: string
let root: number

beforeEach(async () => {
  offset = 0
  const sent = await call('sendMessage', { chat_id: CHANNEL, text: 'Утро' })
  post = String(resultOf(sent).message_id)
  const [update] = await hear()
  root = Object(update?.message).message_id
  expect(update?.message).toMatchObject({
    is_automatic_forward: true,
    sender_chat: { id: Number(CHANNEL) },
    chat: { id: GROUP },
    forward_origin: { type: 'channel', message_id: Number(post) },
  })
})

it('forwards a post into its discussion, where comments stand under it', async () => {
  const id = comment(post, 'Сколько стоит?')
  comment(post, 'И мне', { answers: id, person: '2' })
  const [first, second] = await hear()
  expect(first?.message).toMatchObject({
    message_thread_id: root,
    from: { id: 5_600_000_101, username: 'marina_belova' },
    reply_to_message: { message_id: root, is_automatic_forward: true },
    text: 'Сколько стоит?',
  })
  expect(second?.message).toMatchObject({
    message_thread_id: root,
    reply_to_message: { message_id: Number(id) },
  })
  expect(Object(Object(second?.message).reply_to_message)).not.toHaveProperty('reply_to_message')
})

it('takes answers of the bot, of which no update comes, and refuses those to the deleted', async () => {
  const id = Number(comment(post, 'Вопрос'))
  await hear()
  const sent = await answer(id, 'Ответ')
  expect(resultOf(sent)).toMatchObject({ message_thread_id: root, text: 'Ответ' })
  expect(await hear()).toEqual([])
  act('comment-remove', { comment: String(id) })
  expect(await hear()).toEqual([])
  expect(problemOf(await answer(id, 'Поздно'))).toBe('Bad Request: message to be replied not found')
  expect((await answer(id, 'Всё равно', { allow_sending_without_reply: true })).status).toBe(200)
  expect((await answer(root, 'щ'.repeat(4097))).status).toBe(400)
})

it('tells of edits, and twice out of order where that is switched on', async () => {
  const id = comment(post, 'Ошипка')
  await hear()
  act('comment-edit', { comment: id, text: 'Ошибка' })
  const [edited] = await hear()
  expect(edited?.edited_message).toMatchObject({ message_id: Number(id), text: 'Ошибка' })
  act('switch-repeatsUpdates', { value: 'on' })
  comment(post, 'Ещё')
  const kinds = (await hear()).map((update) => Object.keys(update).at(-1))
  expect(kinds).toEqual(['edited_message', 'edited_message', 'message', 'message'])
})

it('deletes, bans, reacts, and stops hearing when the bot is removed', async () => {
  const id = Number(comment(post, 'Спам', { person: '10' }))
  const place = { chat_id: GROUP, message_id: id }
  const like = { reaction: [{ type: 'emoji', emoji: '👍' }] }
  expect((await call('setMessageReaction', { ...place, ...like })).status).toBe(200)
  expect((await call('deleteMessage', place)).status).toBe(200)
  expect(problemOf(await call('deleteMessage', place))).toBe(
    'Bad Request: message to delete not found',
  )
  expect(problemOf(await call('setMessageReaction', { ...place, ...like }))).toBe(
    'Bad Request: message to react not found',
  )
  expect((await call('banChatMember', { chat_id: GROUP, user_id: 5_600_000_110 })).status).toBe(200)
  await hear()
  comment(post, 'Снова я', { person: '10' })
  expect(await hear()).toEqual([])
  world.network().revokeAccount(String(GROUP))
  comment(post, 'Вопрос')
  expect(await hear()).toEqual([])
  expect((await answer(root, 'Ответ')).status).toBe(403)
})

it('brings private messages to the channel, answered in their topic only', async () => {
  act('write-direct', { account: CHANNEL, person: '1', text: 'Есть места?' })
  const [update] = await hear()
  expect(update?.message).toMatchObject({
    chat: { id: DIRECT, is_direct_messages: true },
    direct_messages_topic: { topic_id: 5_600_000_101, user: { first_name: 'Марина' } },
    text: 'Есть места?',
  })
  const text = { chat_id: DIRECT, text: 'Есть' }
  expect((await call('sendMessage', text)).status).toBe(400)
  const topic = { direct_messages_topic_id: 5_600_000_101 }
  expect((await call('sendMessage', { ...text, ...topic })).status).toBe(200)
})

it('tells which chats belong together, and slows down after twenty a minute', async () => {
  expect(resultOf(await call('getChat', { chat_id: CHANNEL })).linked_chat_id).toBe(GROUP)
  expect(resultOf(await call('getChat', { chat_id: GROUP })).linked_chat_id).toBe(Number(CHANNEL))
  expect(resultOf(await call('getChat', { chat_id: DIRECT })).parent_chat.id).toBe(Number(CHANNEL))
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) statuses.push((await answer(root, `${index}`)).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
