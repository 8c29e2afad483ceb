import type { FakeAction, FakeWorld } from '../fake-network.ts'
import type { Chats } from './chats.ts'
import { presentChat } from './messages.ts'
import { botMember, LOCAL_BOT_ID } from './methods.ts'
import type { Updates } from './updates.ts'

const personOf = (id: number) => ({ id, is_bot: false, first_name: 'Человек', language_code: 'ru' })
const PERSON = { name: 'person', label: 'Ваш id в Telegram', value: '1001' }

/** User actions on the bot in Telegram itself. */
export function botActions(input: {
  world: FakeWorld
  chats: Chats
  updates: Updates
}): readonly FakeAction[] {
  const { chats, updates, world } = input
  const now = () => Math.floor(world.clock.now().getTime() / 1000)
  const idOf = (text = '') => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

  return [
    {
      id: 'write',
      label: 'Написать боту',
      fields: [PERSON, { name: 'text', label: 'Сообщение', value: '/start' }],
      run: ({ person, text = '' }) => {
        const id = idOf(person)
        if (id === undefined || text === '') return
        const command = /^\/\w+/.exec(text)?.[0]
        const message = {
          message_id: now() % 1_000_000,
          from: personOf(id),
          chat: { id, type: 'private', first_name: 'Человек' },
          date: now(),
          text,
          ...(command && {
            entities: [{ type: 'bot_command', offset: 0, length: command.length }],
          }),
        }
        void updates.push({ message })
      },
    },
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
      ],
      run: ({ person, chat: chatId = '' }) => {
        const id = idOf(person)
        const chat = chats.find(chatId)
        if (id === undefined || !chat || chat.type === 'private') return
        chats.setBot(chat.id, 'poster')
        const shown = presentChat(chat)
        const my_chat_member = {
          chat: { ...shown, id: Number(chat.id) },
          from: personOf(id),
          date: now(),
          old_chat_member: botMember(chat, LOCAL_BOT_ID),
          new_chat_member: botMember({ bot: 'poster' }, LOCAL_BOT_ID),
        }
        void updates.push({ my_chat_member })
      },
    },
  ]
}
