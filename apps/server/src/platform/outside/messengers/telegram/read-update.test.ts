import { expect, it } from 'vitest'
import { readUpdate } from './read-update.ts'

const from = { id: 42, is_bot: false, first_name: 'Анна', username: 'anna' }
const chat = { id: 42, type: 'private', first_name: 'Анна' }
const told = (message: object) =>
  readUpdate({ update_id: 7, message: { message_id: 3, date: 1, from, chat, ...message } })

it('reads who said what where', () => {
  expect(told({ text: 'Привет' })).toMatchObject({
    kind: 'message',
    id: '7',
    from: { id: 42, username: 'anna', firstName: 'Анна' },
    chat: { chatId: 42, kind: 'private' },
    number: '3',
    text: 'Привет',
    words: 'Привет',
    command: undefined,
    isSaid: true,
  })
})

it.each([
  ['/start', { name: 'start', argument: '' }],
  ['/start paysupport', { name: 'start', argument: 'paysupport' }],
  ['/paysupport@kadr_bot  где чек?', { name: 'paysupport', argument: 'где чек?' }],
  ['старт /start', undefined],
  ['/Start', undefined],
])('reads the command of «%s»', (text, command) => {
  expect(told({ text })).toMatchObject({ command })
})

it('writes out the addresses of hidden links, by UTF-16 units', () => {
  const entities = [{ type: 'text_link', offset: 3, length: 4, url: 'https://a.app' }]
  expect(told({ text: '🎉 сюда!', entities })).toMatchObject({ words: '🎉 сюда (https://a.app)!' })
  const caption = { caption: 'тут', caption_entities: [{ ...entities[0], offset: 0, length: 3 }] }
  expect(told({ photo: [{ file_id: 'p' }], ...caption })).toMatchObject({
    text: undefined,
    words: 'тут (https://a.app)',
  })
})

it.each([
  [{ photo: [{ file_id: 's' }, { file_id: 'l' }] }, { id: 'l', kind: 'media', isVoice: false }],
  [{ voice: { file_id: 'v' } }, { id: 'v', kind: 'sound', mimeType: 'audio/ogg', isVoice: true }],
  [{ audio: { file_id: 'a', mime_type: 'audio/mpeg' } }, { kind: 'sound', isVoice: false }],
  [{ document: { file_id: 'd', mime_type: 'image/png', file_name: 'a.png' } }, { name: 'a.png' }],
])('reads the file of %j', (parts, file) => {
  expect(told(parts)).toMatchObject({ file, hasOtherFile: false, isSaid: true })
})

it('tells files that can be no part of a post, and notices from what was said', () => {
  const table = { document: { file_id: 'd', mime_type: 'text/csv' } }
  expect(told(table)).toMatchObject({ file: undefined, hasOtherFile: true, isSaid: true })
  expect(told({ pinned_message: {} })).toMatchObject({ kind: 'message', isSaid: false })
})

it('names the topic only of messages in one', () => {
  const group = { chat: { id: -5, type: 'supergroup', title: 'Отдел' }, text: 'да' }
  expect(told({ ...group, is_topic_message: true, message_thread_id: 9 })).toMatchObject({
    chat: { chatId: -5, kind: 'group', title: 'Отдел', threadId: 9 },
  })
  expect(told({ ...group, message_thread_id: 9 })).not.toHaveProperty('chat.threadId')
})

it('reads presses, other access, other ids, words of other chats and payments', () => {
  expect(readUpdate({ update_id: 1, callback_query: { id: 'q', from, data: 'a' } })).toMatchObject({
    kind: 'press',
    pressId: 'q',
    data: 'a',
  })
  const member = (status: string, rights = {}) => ({ status, user: {}, ...rights })
  const change = {
    chat: { id: -9, type: 'channel', title: 'Канал' },
    from,
    old_chat_member: member('left'),
    new_chat_member: member('administrator', { can_post_messages: true }),
  }
  expect(readUpdate({ update_id: 2, my_chat_member: change })).toMatchObject({
    kind: 'access',
    chat: { chatId: -9, kind: 'channel' },
    before: { isOut: true, canPost: false },
    after: { isOut: false, isAdmin: true, canPost: true },
  })
  expect(told({ chat: { id: -5, type: 'group' }, migrate_to_chat_id: -100 })).toMatchObject({
    kind: 'moved',
    fromChatId: -5,
    toChatId: -100,
  })
  expect(
    readUpdate({ update_id: 3, inline_query: { id: 'i', from, query: 'кофе', offset: '' } }),
  ).toMatchObject({ kind: 'inline', queryId: 'i', words: 'кофе' })
  expect(readUpdate({ update_id: 4, pre_checkout_query: { id: 'p', from } })).toMatchObject({
    kind: 'other',
    from: { id: 42 },
  })
  expect(() => readUpdate({ message: {} })).toThrow()
})
