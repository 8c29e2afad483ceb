import { describe, expect, it } from 'vitest'
import { describeAnswering, HOSTILE } from '../../test/conversations-contract.ts'
import { createAccount, createScript, NOW, type Route } from '../../test/scripted-http.ts'
import { createTestFile } from '../../test/test-media.ts'
import type { IncomingItem, ItemInThread } from '../conversations.ts'
import { telegram } from './index.ts'

const CHANNEL = '-1001000000000001'
const GROUP = -1001000000000002
const DIRECT = -1001000000000003
const BOT = '77'
const account = createAccount({ externalId: CHANNEL }, ['can_post_messages'])
const date = NOW.getTime() / 1000

const group = { id: GROUP, type: 'supergroup', title: 'Обсуждение' }
const anna = { id: 700, is_bot: false, first_name: 'Анна', last_name: 'Котова', username: 'anna' }
const root = {
  message_id: 10,
  date,
  chat: group,
  from: { id: 777000, first_name: 'Telegram' },
  sender_chat: { id: Number(CHANNEL), type: 'channel', title: 'Полдень' },
  is_automatic_forward: true,
  forward_origin: {
    type: 'channel',
    date,
    chat: { id: Number(CHANNEL), type: 'channel' },
    message_id: 45,
  },
  text: 'Пост',
}
const comment = (given: Readonly<Record<string, unknown>> = {}) => ({
  message_id: 11,
  message_thread_id: 10,
  date,
  chat: group,
  from: anna,
  text: 'Красиво',
  reply_to_message: root,
  ...given,
})

const read = (update: unknown) =>
  telegram.conversations?.readUpdate?.({
    update,
    botExternalId: BOT,
    channelOf: (place) => (place === String(GROUP) || place === String(DIRECT) ? CHANNEL : null),
  }) ?? []

const itemOf = (message: unknown): IncomingItem => {
  const part = read({ update_id: 1, message }).find(({ kind }) => kind === 'item')
  if (part?.kind !== 'item') throw new Error('No item')
  return part.item
}

const MAP = {
  kind: 'root',
  placeExternalId: String(GROUP),
  channelExternalId: CHANNEL,
  rootExternalId: `${GROUP}:10`,
  postExternalId: '45',
}

describe('an update of a discussion group', () => {
  it('tells which thread belongs to which post', () => {
    expect(read({ message: root })).toEqual([MAP])
  })

  it('tells a comment, and the post once more', () => {
    expect(read({ update_id: 1, message: comment() })).toMatchObject([
      MAP,
      {
        kind: 'item',
        place: 'comments',
        placeExternalId: String(GROUP),
        item: {
          externalId: `${GROUP}:11`,
          rootExternalId: `${GROUP}:10`,
          parentExternalId: null,
          author: { externalId: '700', name: 'Анна Котова', handle: '@anna' },
          isOurs: false,
          url: 'https://t.me/c/1000000000002/11?thread=10',
          happenedAt: NOW,
        },
      },
    ])
  })

  it('tells an answer below a comment', () => {
    const below = comment({
      message_id: 12,
      reply_to_message: { ...comment(), reply_to_message: undefined },
    })
    expect(itemOf(below)).toMatchObject({ parentExternalId: `${GROUP}:11` })
  })

  it('leaves hostile words as they are', () => {
    expect(itemOf(comment({ text: HOSTILE })).text).toBe(HOSTILE)
  })

  it.each([
    ['sticker', { sticker: {} }],
    ['image', { photo: [{}] }],
    ['video', { video_note: {} }],
    ['other', { voice: {} }],
  ])('takes a %s for what it is', (kind, given) => {
    expect(itemOf(comment({ text: undefined, ...given }))).toMatchObject({
      text: '',
      media: [{ kind, url: null }],
    })
  })

  it('tells an edit with its time', () => {
    const edited = comment({ text: 'Исправлено', edit_date: date + 60 })
    const [, part] = read({ update_id: 1, edited_message: edited })
    expect(part).toMatchObject({
      item: { text: 'Исправлено', editedAt: new Date(NOW.getTime() + 60_000) },
    })
  })

  it.each([
    ['the bot', { from: { id: 77, is_bot: true, first_name: 'Кадр' } }, true],
    ['an anonymous administrator', { sender_chat: group }, true],
    ['the channel itself', { sender_chat: { id: Number(CHANNEL), type: 'channel' } }, true],
    [
      'another channel by the same name',
      { sender_chat: { id: -1009, type: 'channel', title: 'Полдень' } },
      false,
    ],
    ['a person by the name of the channel', { from: { id: 5, first_name: 'Полдень' } }, false],
  ])('knows the words of %s', (_who, given, isOurs) => {
    expect(itemOf(comment(given))).toMatchObject({ isOurs })
  })

  it.each([
    ['talk outside of threads', { message: comment({ message_thread_id: undefined }) }],
    ['somebody joining', { message: comment({ text: undefined, new_chat_members: [anna] }) }],
    ['a person writing to the bot', { message: comment({ chat: { id: 700, type: 'private' } }) }],
    ['a post of a channel', { channel_post: root }],
    ['a pressed button', { callback_query: { id: '1' } }],
    ['nonsense', 'x'],
  ])('is silent about %s', (_what, update) => {
    expect(read(update)).toEqual([])
  })

  it('tells when the group gets another id, and when the bot leaves or comes', () => {
    const old = { id: -500, type: 'group' }
    expect(read({ message: { ...comment(), chat: old, migrate_to_chat_id: GROUP } })).toEqual([
      { kind: 'moved', placeExternalId: '-500', toExternalId: String(GROUP) },
    ])
    const member = (status: string, id = 77) => ({
      my_chat_member: { chat: group, new_chat_member: { status, user: { id } } },
    })
    expect(read(member('kicked'))).toEqual([{ kind: 'left', placeExternalId: String(GROUP) }])
    expect(read(member('administrator'))).toEqual([
      { kind: 'joined', placeExternalId: String(GROUP) },
    ])
    expect(read(member('left', 78))).toEqual([])
  })
})

const topic = { topic_id: 700, user: anna }
const direct = (given: Readonly<Record<string, unknown>> = {}) => ({
  message_id: 5,
  date,
  chat: { id: DIRECT, type: 'supergroup', is_direct_messages: true },
  direct_messages_topic: topic,
  from: anna,
  text: 'Есть места?',
  ...given,
})

describe('a direct message of a channel', () => {
  it('belongs to the dialog of its person', () => {
    expect(itemOf(direct())).toMatchObject({
      kind: 'direct',
      externalId: `${DIRECT}:5`,
      rootExternalId: `${DIRECT}:700`,
      isOurs: false,
      details: { topic: '700', person: '700' },
    })
  })

  it('is ours when somebody else writes in it', () => {
    expect(itemOf(direct({ from: { id: 800, first_name: 'Админ' } }))).toMatchObject({
      isOurs: true,
    })
  })

  it('finds its channel', async () => {
    const parent_chat = { id: Number(CHANNEL), type: 'channel' }
    const { ctx } = createScript(telegram, [
      { path: /getChat$/, body: { ok: true, result: { parent_chat } } },
    ])
    expect(await telegram.conversations?.findChannel?.({ ctx, placeExternalId: `${DIRECT}` })).toBe(
      CHANNEL,
    )
  })
})

const item: ItemInThread = {
  externalId: `${GROUP}:11`,
  kind: 'comment',
  rootExternalId: `${GROUP}:10`,
  parentExternalId: null,
  author: { externalId: '700', name: 'Анна', handle: '@anna' },
  happenedAt: NOW,
  isHidden: null,
  held: null,
  details: {},
}
const send = /sendMessage$/
const ok = (result: unknown): Pick<Route, 'body'> => ({ body: { ok: true, result } })
const refused = (description: string, error_code = 400): Pick<Route, 'status' | 'body'> => ({
  status: error_code,
  body: { ok: false, error_code, description },
})
const GONE = 'Bad Request: message to be replied not found'

describeAnswering({
  adapter: telegram,
  account,
  item,
  write: send,
  sent: ok({ message_id: 20, chat: group }),
  sentId: `${GROUP}:20`,
  gone: [{ path: send, ...refused(GONE) }],
  listed: null,
})

describe('an answer of the bot', () => {
  const answer = async (routes: readonly Route[], given: Readonly<Partial<ItemInThread>> = {}) => {
    const { ctx, calls } = createScript(telegram, routes)
    const input = {
      ctx,
      account,
      item: { ...item, ...given },
      key: 'k',
      text: 'Да',
      startedAt: NOW,
    }
    return { outcome: await telegram.conversations?.answer.submit(input), calls, input }
  }
  const sent = { path: send, ...ok({ message_id: 20, chat: group }) }

  it('never stands without what it answers', async () => {
    const { calls } = await answer([sent])
    expect(calls[0]?.json).toMatchObject({
      chat_id: String(GROUP),
      reply_parameters: { message_id: 11, allow_sending_without_reply: false },
    })
  })

  it('goes to the topic of the person in direct messages', async () => {
    const { calls } = await answer([sent], {
      externalId: `${DIRECT}:5`,
      kind: 'direct',
      details: { topic: '700' },
    })
    expect(calls[0]?.json).toMatchObject({ chat_id: `${DIRECT}`, direct_messages_topic_id: 700 })
  })

  it('may carry a picture', async () => {
    const { ctx, calls } = createScript(telegram, [
      { path: /sendPhoto$/, ...ok({ message_id: 21, chat: group }) },
    ])
    const picture = createTestFile({ kind: 'image', size: 100 })
    const input = { ctx, account, item, key: 'k', text: 'Вот', startedAt: NOW, picture }
    expect(await telegram.conversations?.answer.submit(input)).toMatchObject({ kind: 'published' })
    expect(calls).toHaveLength(1)
  })

  it('does not end the connection of the channel when only the group is lost', async () => {
    const { outcome } = await answer([
      { path: send, ...refused('Forbidden: bot was kicked from the supergroup chat', 403) },
    ])
    expect(outcome).toMatchObject({ failure: { kind: 'permanent', code: 'group_lost' } })
  })

  it('waits as long as Telegram asks', async () => {
    const flood = {
      ok: false,
      error_code: 429,
      description: 'Too Many Requests',
      parameters: { retry_after: 7 },
    }
    const { outcome } = await answer([{ path: send, status: 429, body: flood }])
    expect(outcome).toMatchObject({
      failure: { kind: 'retryable', retryAt: new Date(NOW.getTime() + 7000) },
    })
  })

  it('deletes and likes; what is gone is gone', async () => {
    const { remove, like } = telegram.conversations ?? {}
    const done = createScript(telegram, [{ path: /./, ...ok(true) }])
    expect(await remove?.({ ctx: done.ctx, account, item })).toEqual({ kind: 'done' })
    expect(await like?.({ ctx: done.ctx, account, item, key: 'k', startedAt: NOW })).toEqual({
      kind: 'done',
    })
    const gone = createScript(telegram, [
      { path: /./, ...refused('Bad Request: message to delete not found') },
    ])
    expect(await remove?.({ ctx: gone.ctx, account, item })).toEqual({ kind: 'gone' })
  })
})

describe('where the bot hears a channel', () => {
  const chat = (id: string, result: unknown): Route => ({
    path: /getChat$/,
    when: ({ json }) => Object(json).chat_id === id,
    ...ok(result),
  })
  const member = (status: string) => ({ path: /getChatMember$/, ...ok({ status }) })
  const places = async (routes: readonly Route[]) => {
    const { ctx } = createScript(telegram, routes)
    return telegram.conversations?.readPlaces?.({ ctx, account })
  }
  const linked = chat(CHANNEL, { id: Number(CHANNEL), linked_chat_id: GROUP })
  const about = chat(String(GROUP), { id: GROUP, title: 'Обсуждение' })
  const place = { externalId: String(GROUP), kind: 'comments', title: 'Обсуждение' }

  it('is its discussion group', async () => {
    expect(await places([linked, about, member('administrator')])).toEqual({
      kind: 'found',
      places: [place],
    })
  })

  it.each([
    ['no group', [chat(CHANNEL, { id: 1 })], []],
    ['no bot in the group', [linked, about, member('left')], []],
    ['a bot that may not see all', [linked, about, member('member')], [place]],
  ])('is told with the problem: %s', async (_what, routes, found) => {
    expect(await places(routes)).toEqual({
      kind: 'found',
      places: found,
      problem: expect.stringMatching(/[а-я]+\.$|»\.$/),
    })
  })
})
