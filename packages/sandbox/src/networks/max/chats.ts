import { GUESTS } from '../_shared/guests.ts'
import type { Memory } from '../memory.ts'

/** What the bot is in a chat. */
export type BotRole = 'poster' | 'veteran' | 'writer' | 'reader' | 'member' | 'stranger' | 'removed'

export type Chat = {
  /** An int64; negative for groups and channels. */
  id: string
  type: 'channel' | 'chat' | 'dialog'
  title: string
  /** Name in the public link. */
  link: string | undefined
  /** Administrator ids; undefined accepts people of the sandbox (`isLocalPerson`). */
  administrators: readonly number[] | undefined
  bot: BotRole
  /** Of a dialog. */
  personId?: number
  isGuest?: boolean
}

/** Rights of an administrator; none for the others. `veteran` has the older name of three rights. */
const RIGHTS: Readonly<Record<BotRole, readonly string[]>> = {
  poster: ['read_all_messages', 'write', 'edit', 'delete', 'pin_message'],
  veteran: ['read_all_messages', 'post_edit_delete_message', 'pin_message'],
  writer: ['write'],
  reader: ['read_all_messages'],
  member: [],
  stranger: [],
  removed: [],
}

const ADMINISTRATORS = new Set<BotRole>(['poster', 'veteran', 'writer', 'reader'])

export const isBotIn = ({ bot }: Pick<Chat, 'bot'>) => bot !== 'stranger' && bot !== 'removed'
export const isBotAdmin = ({ bot }: Pick<Chat, 'bot'>) => ADMINISTRATORS.has(bot)

export const rightsOf = ({ bot }: Pick<Chat, 'bot'>): readonly string[] => RIGHTS[bot]

/** In groups every member writes; in channels only administrators with the right. */
export const mayDo = (chat: Chat, right: 'write' | 'edit' | 'delete' | 'pin_message'): boolean => {
  if (chat.type === 'dialog') return true
  if (chat.type === 'chat' && right !== 'pin_message' && isBotIn(chat)) return true
  const rights = rightsOf(chat)
  return (
    rights.includes(right) ||
    (right !== 'pin_message' && rights.includes('post_edit_delete_message'))
  )
}

export const MAX_CHATS: readonly Chat[] = [
  {
    id: '-70000000000001',
    type: 'channel',
    title: 'Ветрова. Жизнь',
    link: 'vetrova_life',
    administrators: undefined,
    bot: 'poster',
  },
  {
    id: '-70000000000002',
    type: 'channel',
    title: 'Полдень: для своих',
    link: undefined,
    administrators: undefined,
    bot: 'veteran',
  },
  {
    id: '-70000000000003',
    type: 'channel',
    title: 'Чужой канал',
    link: 'foreign_channel',
    administrators: [42],
    bot: 'poster',
  },
  {
    id: '-70000000000004',
    type: 'channel',
    title: 'Канал без прав у бота',
    link: 'read_only_channel',
    administrators: undefined,
    bot: 'reader',
  },
  {
    id: '-70000000000005',
    type: 'channel',
    title: 'Канал без бота',
    link: 'no_bot_channel',
    administrators: undefined,
    bot: 'stranger',
  },
  {
    id: '-70000000000006',
    type: 'chat',
    title: 'Разговоры',
    link: undefined,
    administrators: undefined,
    bot: 'poster',
  },
  ...GUESTS.map(
    ({ name, word, number }): Chat => ({
      id: String(-70_000_000_000_100 - number),
      type: 'channel',
      title: name,
      link: `${word}_gost`,
      administrators: undefined,
      bot: 'poster',
      isGuest: true,
    }),
  ),
]

/** The team's group in the emulator, initially without the bot. */
const TEAM: Chat = {
  id: '-70000000000007',
  type: 'chat',
  title: 'Команда',
  link: undefined,
  administrators: undefined,
  bot: 'stranger',
}

/** The id of a dialog is not the id of the person. */
const DIALOGS_FROM = 7_000_000_000_000

/** Any person can be written to: opening the app starts the bot. */
const dialogOf = (personId: number): Chat => ({
  id: String(DIALOGS_FROM + personId),
  type: 'dialog',
  title: `Пользователь ${personId}`,
  link: undefined,
  administrators: [],
  bot: 'member',
  personId,
})

const readId = (text: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined

/** Chats and the bot's role in them. */
export function createChats({ memory }: { memory: Memory }) {
  const bots = memory.table<BotRole>('max/bot-roles')
  const stopped = memory.table<true>('max/stopped')
  const current = (chat: Chat): Chat => ({ ...chat, bot: bots.get(chat.id) ?? chat.bot })

  return {
    all: (): readonly Chat[] => MAX_CHATS.map(current),
    find: (id: string): Chat | undefined => {
      const found = [...MAX_CHATS, TEAM].find((chat) => chat.id === id)
      if (found) return current(found)
      const number = readId(id)
      return number !== undefined && number > DIALOGS_FROM
        ? dialogOf(number - DIALOGS_FROM)
        : undefined
    },
    findByLink: (link: string): Chat | undefined => {
      const wanted = link.replace(/^@/, '').toLowerCase()
      const found = MAX_CHATS.find((chat) => chat.link?.toLowerCase() === wanted)
      return found && current(found)
    },
    dialog: (personId: string): Chat | undefined => {
      const id = readId(personId)
      return id === undefined ? undefined : dialogOf(id)
    },
    team: (): Chat => current(TEAM),
    setBot: (id: string, bot: BotRole) => {
      bots.set(id, bot)
    },
    /** A person stops the bot, or starts it again. */
    setStopped: (id: string, isStopped: boolean) => {
      if (isStopped) stopped.set(id, true)
      else stopped.delete(id)
    },
    isStopped: (id: string) => stopped.has(id),
    reset: () => {
      bots.clear()
      stopped.clear()
    },
  }
}

export type Chats = ReturnType<typeof createChats>
