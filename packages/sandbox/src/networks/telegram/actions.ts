import type { FakeAction, FakeWorld } from '../fake-network.ts'
import type { Chats } from './chats.ts'
import { groupOf, type Incoming, personOf } from './incoming.ts'
import { presentChat } from './messages.ts'
import { botMember, LOCAL_BOT_ID, LOCAL_BOT_NAME } from './methods.ts'
import type { Presses } from './presses.ts'
import type { Updates } from './updates.ts'

const PERSON = { name: 'person', label: 'Ваш id в Telegram', value: '1001' }

/** User actions on the bot in Telegram itself. */
export function botActions(input: {
  world: FakeWorld
  chats: Chats
  incoming: Incoming
  presses: Presses
  updates: Updates
}): readonly FakeAction[] {
  const { chats, incoming, presses, updates, world } = input
  const now = () => Math.floor(world.clock.now().getTime() / 1000)
  /** Empty in the chat with the bot. */
  const threadOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
  const idOf = (text = '') => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

  return [
    {
      id: 'write',
      label: 'Написать боту',
      fields: [PERSON, { name: 'text', label: 'Сообщение', value: '/start' }],
      run: ({ person, text = '', reply = '', thread = '' }) => {
        const personId = idOf(person)
        if (personId === undefined || text === '') return
        incoming.send({ personId, text, replyTo: idOf(reply), threadId: threadOf(thread) })
      },
    },
    {
      id: 'press',
      label: 'Нажать кнопку бота',
      fields: [
        PERSON,
        { name: 'message', label: 'Номер сообщения', value: '' },
        { name: 'data', label: 'Данные кнопки', value: '' },
      ],
      run: ({ person, message: messageId = '', data = '', thread = '' }) => {
        const id = idOf(person)
        if (id === undefined || data === '') return
        const press = presses.open(id)
        const isPrivate = threadOf(thread) === undefined
        const chat = isPrivate
          ? { id, type: 'private', first_name: 'Человек' }
          : groupOf(chats.team())
        const callback_query = {
          id: press.id,
          from: personOf(id),
          chat_instance: String(id),
          message: { message_id: idOf(messageId) ?? 0, date: now(), chat },
          data,
        }
        void updates.push({ callback_query })
      },
    },
    {
      id: 'inline',
      label: 'Найти через бота, чтобы поделиться',
      fields: [PERSON, { name: 'text', label: 'Что найти', value: '' }],
      run: ({ person, text = '' }) => {
        const id = idOf(person)
        if (id === undefined) return
        const inline_query = { id: `${now()}${id}`, from: personOf(id), query: text, offset: '' }
        void updates.push({ inline_query })
      },
    },
    ...(['block', 'unblock'] as const).map((action) => ({
      id: action,
      label: action === 'block' ? 'Остановить бота' : 'Запустить бота снова',
      fields: [PERSON],
      run: ({ person }: Readonly<Record<string, string>>) => {
        const id = idOf(person)
        if (id === undefined) return
        if (action === 'block') chats.kick(String(id))
        else chats.setBot(String(id), 'poster')
        const user = { id: LOCAL_BOT_ID, is_bot: true, first_name: 'Кадр' }
        const [before, after] = action === 'block' ? ['member', 'kicked'] : ['kicked', 'member']
        const my_chat_member = {
          chat: { id, type: 'private', first_name: 'Человек' },
          from: personOf(id),
          date: now(),
          old_chat_member: { status: before, user },
          new_chat_member: { status: after, user, ...(action === 'block' && { until_date: 0 }) },
        }
        void updates.push({ my_chat_member })
      },
    })),
    ...(['join', 'leave'] as const).map((action) => ({
      id: action,
      label:
        action === 'join' ? 'Добавить бота в группу «Команда»' : 'Удалить бота из группы «Команда»',
      fields: [PERSON],
      run: ({ person, code = '' }: Readonly<Record<string, string>>) => {
        const id = idOf(person)
        if (id === undefined) return
        const team = chats.team()
        const isJoining = action === 'join'
        if (isJoining) chats.setBot(team.id, 'poster')
        else chats.kick(team.id)
        const user = { id: LOCAL_BOT_ID, is_bot: true, first_name: 'Кадр' }
        const [before, after] = isJoining ? ['left', 'member'] : ['member', 'kicked']
        const my_chat_member = {
          chat: groupOf(team),
          from: personOf(id),
          date: now(),
          old_chat_member: { status: before, user },
          new_chat_member: { status: after, user, ...(!isJoining && { until_date: 0 }) },
        }
        void updates.push({ my_chat_member })
        // A link with a code sends it as the first message.
        const text = `/start@${LOCAL_BOT_NAME} ${code}`
        if (isJoining && code) incoming.send({ personId: id, text, threadId: 0 })
      },
    })),
    {
      id: 'promote',
      label: 'Сделать бота администратором',
      fields: [
        PERSON,
        {
          name: 'chat',
          label: 'Канал',
          value: '-1001500000005',
          choices: chats.all().map(({ id, title }) => ({ value: id, label: title })),
        },
        {
          name: 'rights',
          label: 'Права',
          value: 'poster',
          choices: [
            { value: 'poster', label: 'Публиковать, изменять и удалять' },
            { value: 'writer', label: 'Только публиковать' },
          ],
        },
      ],
      run: ({ person, chat: chatId = '', rights }) => {
        const bot = rights === 'writer' ? 'writer' : 'poster'
        const id = idOf(person)
        const chat = chats.find(chatId)
        if (id === undefined || !chat || chat.type === 'private') return
        chats.setBot(chat.id, bot)
        const shown = presentChat(chat)
        const my_chat_member = {
          chat: { ...shown, id: Number(chat.id) },
          from: personOf(id),
          date: now(),
          old_chat_member: botMember(chat, LOCAL_BOT_ID),
          new_chat_member: botMember({ bot }, LOCAL_BOT_ID),
        }
        void updates.push({ my_chat_member })
      },
    },
  ]
}
