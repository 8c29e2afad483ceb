import { GUESTS } from '../_shared/guests.ts'
import type { Memory } from '../memory.ts'

export type Chat = {
  id: string
  type: 'channel' | 'supergroup' | 'private'
  title: string
  username: string | undefined
  /** Administrator ids; undefined accepts people of the sandbox (`isLocalPerson`). */
  administrators: readonly number[] | undefined
  /** `writer` may post, but neither pin nor delete what is older than two days. */
  bot: 'poster' | 'writer' | 'reader' | 'stranger'
  /** Topics of a group, besides the general one. */
  topics?: readonly { id: number; title: string }[]
  isGuest?: boolean
  /** The group of a channel where its posts are discussed. */
  linkedId?: string
  /** The channel whose private messages are here. */
  directOf?: string
}

/** People of the emulator. */
const NAMES: Readonly<Record<number, string>> = { 42: 'Анна', 43: 'Борис' }
export const nameOf = (personId: number) => NAMES[personId] ?? 'Человек'

/** Ids of real people are longer. */
export const isLocalPerson = (id: number) => id < 1_000_000

export const mayPost = ({ bot }: Pick<Chat, 'bot'>) => bot === 'poster' || bot === 'writer'

export const TELEGRAM_CHATS: readonly Chat[] = [
  {
    id: '-1001500000001',
    type: 'channel',
    title: 'Ветрова. Жизнь',
    username: 'vetrova_life',
    administrators: undefined,
    bot: 'poster',
  },
  {
    id: '-1001500000002',
    type: 'channel',
    title: 'Полдень: для своих',
    username: undefined,
    administrators: undefined,
    bot: 'poster',
  },
  {
    id: '-1001500000003',
    type: 'channel',
    title: 'Чужой канал',
    username: 'foreign_channel',
    administrators: [42],
    bot: 'poster',
  },
  {
    id: '-1001500000004',
    type: 'channel',
    title: 'Канал без прав у бота',
    username: 'read_only_channel',
    administrators: undefined,
    bot: 'reader',
  },
  {
    id: '-1001500000005',
    type: 'channel',
    title: 'Канал без бота',
    username: 'no_bot_channel',
    administrators: undefined,
    bot: 'stranger',
  },
  {
    id: '-1001500000006',
    type: 'supergroup',
    title: 'Разговоры',
    username: 'talk_group_kadr',
    administrators: undefined,
    bot: 'poster',
  },
  ...GUESTS.map(
    ({ name, word, number }): Chat => ({
      id: String(-1_001_500_000_100 - number),
      type: 'channel',
      title: name,
      username: `${word}_gost`,
      administrators: undefined,
      bot: 'poster',
      isGuest: true,
    }),
  ),
]

/** The team's group in the emulator, initially without the bot. */
const TEAM: Chat = {
  id: '-1001500000007',
  type: 'supergroup',
  title: 'Команда',
  username: undefined,
  administrators: undefined,
  bot: 'stranger',
  topics: [
    { id: 2, title: 'Публикации' },
    { id: 3, title: 'Согласование' },
  ],
}

/** Where a channel is talked about: its discussion, and what people write to it in private. */
export const CHANNEL_WITH_TALK = '-1001500000001'

export const DISCUSSION: Chat = {
  id: '-1001500000008',
  type: 'supergroup',
  title: 'Ветрова: обсуждение',
  username: undefined,
  administrators: undefined,
  bot: 'poster',
  linkedId: CHANNEL_WITH_TALK,
}

export const DIRECT: Chat = {
  id: '-1001500000009',
  type: 'supergroup',
  title: 'Ветрова: сообщения каналу',
  username: undefined,
  administrators: undefined,
  bot: 'poster',
  directOf: CHANNEL_WITH_TALK,
}

/** A migrated chat: calls with the old id return the new one. */
export const MIGRATED = { from: '-1001499999999', to: '-1001500000001' }

/** Any user id can be written to: opening the app starts the bot. */
const privateChat = (id: string): Chat => ({
  id,
  type: 'private',
  title: `Пользователь ${id}`,
  username: undefined,
  administrators: [],
  bot: 'poster',
})

/** Chats and the bot's role in them. */
export function createChats({ memory }: { memory: Memory }) {
  const bots = memory.table<Chat['bot']>('telegram/bot-rights')
  const kicked = memory.table<true>('telegram/kicked')
  const current = (chat: Chat): Chat => ({ ...chat, bot: bots.get(chat.id) ?? chat.bot })

  return {
    all: (): readonly Chat[] => TELEGRAM_CHATS.map(current),
    find: (given: string): Chat | undefined => {
      if (/^[1-9]\d*$/.test(given)) return privateChat(given)
      const found = [...TELEGRAM_CHATS, TEAM, DISCUSSION, DIRECT].find(
        ({ id, username }) =>
          id === given || (username && `@${username}`.toLowerCase() === given.toLowerCase()),
      )
      return found && current(found)
    },
    team: (): Chat => current(TEAM),
    setBot: (id: string, bot: Chat['bot']) => {
      kicked.delete(id)
      bots.set(id, bot)
    },
    kick: (id: string) => {
      kicked.set(id, true)
    },
    isKicked: (id: string) => kicked.has(id),
    reset: () => {
      bots.clear()
      kicked.clear()
    },
  }
}

export type Chats = ReturnType<typeof createChats>
