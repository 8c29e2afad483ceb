import { expect, it } from 'vitest'
import { readUpdate } from './read-update.ts'

const user = { user_id: 400, first_name: 'Вася', last_name: null, username: null, is_bot: false }
const recipient = { chat_id: 114_466_461, chat_type: 'dialog', user_id: 7_700_000_001 }
const said = (body: object, more: object = {}) =>
  readUpdate({
    update_type: 'message_created',
    timestamp: 1_733_485_316_394,
    message: {
      sender: user,
      recipient,
      timestamp: 1_733_485_316_394,
      body: { mid: 'mid.1', seq: 1, text: null, attachments: null, ...body },
      ...more,
    },
  })

it('reads words of a person, whose chat is named by the person', () => {
  expect(said({ text: '/reel кофе с собой' })).toMatchObject({
    kind: 'message',
    messenger: 'max',
    id: 'max:message:mid.1',
    from: { messenger: 'max', id: 400, firstName: 'Вася' },
    chat: { messenger: 'max', chatId: 400, kind: 'private' },
    number: 'mid.1',
    command: { name: 'reel', argument: 'кофе с собой' },
    isSaid: true,
  })
})

it('gives a message brought twice one id, and two messages two', () => {
  expect(said({ text: 'а' }).id).toBe(said({ text: 'а' }).id)
  expect(said({ mid: 'mid.2', text: 'а' }).id).not.toBe(said({ text: 'а' }).id)
})

it('reads several files of one message, a video by its token', () => {
  const attachments = [
    { type: 'image', payload: { photo_id: 1, token: 't', url: 'https://i.oneme.ru/1' } },
    { type: 'video', payload: { token: 'v1', url: 'https://vu.okcdn.ru/1' } },
    { type: 'inline_keyboard', payload: { buttons: [] } },
  ]
  expect(said({ text: 'Подпись', attachments })).toMatchObject({
    text: undefined,
    words: 'Подпись',
    file: { id: 'https://i.oneme.ru/1', kind: 'media', mimeType: 'image/jpeg' },
    moreFiles: [{ id: 'video:v1', kind: 'media', mimeType: 'video/mp4' }],
  })
})

it('tells a file that can be no part of a post from one that can', () => {
  const file = (filename: string) => ({
    attachments: [{ type: 'file', filename, size: 1, payload: { url: 'https://f/1', token: 't' } }],
  })
  expect(said(file('смета.xlsx'))).toMatchObject({ file: undefined, hasOtherFile: true })
  expect(said(file('фон.PNG'))).toMatchObject({ file: { mimeType: 'image/png' } })
})

it('takes what was passed on for words of somebody else, with its content', () => {
  const link = {
    type: 'forward',
    message: { mid: 'mid.9', seq: 9, text: '/reel', attachments: [] },
  }
  expect(said({ text: '' }, { link })).toMatchObject({
    isForwarded: true,
    words: '/reel',
    command: undefined,
  })
  const reply = {
    type: 'reply',
    message: { mid: 'mid.8', seq: 8, text: 'Вопрос', attachments: [] },
  }
  expect(said({ text: 'Ответ' }, { link: reply })).toMatchObject({
    isForwarded: false,
    replyTo: 'mid.8',
  })
})

it('writes hidden links out', () => {
  const markup = [{ type: 'link', from: 0, length: 4, url: 'https://example.com' }]
  expect(said({ text: 'сайт тут', markup })).toMatchObject({
    words: 'сайт (https://example.com) тут',
  })
})

it('reads presses, a start with its parameter, a stop and the way into a channel', () => {
  const timestamp = 5
  expect(
    readUpdate({
      update_type: 'message_callback',
      timestamp,
      callback: { timestamp, callback_id: 'c1', payload: 'a'.repeat(22), user },
      message: null,
    }),
  ).toMatchObject({ kind: 'press', id: 'max:press:c1', pressId: 'c1', data: 'a'.repeat(22) })
  expect(
    readUpdate({ update_type: 'bot_started', timestamp, chat_id: 1, user, payload: 'paysupport' }),
  ).toMatchObject({ kind: 'message', command: { name: 'start', argument: 'paysupport' } })
  expect(readUpdate({ update_type: 'bot_stopped', timestamp, chat_id: 1, user })).toMatchObject({
    kind: 'access',
    chat: { chatId: 400, kind: 'private' },
    after: { isOut: true },
  })
  expect(
    readUpdate({
      update_type: 'bot_added',
      timestamp,
      chat_id: -70_000_000_000_005,
      user,
      is_channel: true,
    }),
  ).toMatchObject({
    kind: 'access',
    chat: { chatId: -70_000_000_000_005, kind: 'channel' },
    before: { canPost: false },
    after: { canPost: true },
  })
  expect(readUpdate({ update_type: 'dialog_muted', timestamp, chat_id: 1, user }).kind).toBe(
    'other',
  )
  expect(() => readUpdate({})).toThrow()
})

it('does not answer itself', () => {
  expect(said({ text: 'Привет' }, { sender: { ...user, is_bot: true } }).kind).toBe('other')
})
