import type { FakeFile } from '../fake-network.ts'
import { type Chat, type Chats, rightsOf } from './chats.ts'
import { readMarkup } from './markup.ts'
import type { Message, Messages } from './messages.ts'
import { type People, presentPerson } from './people.ts'
import type { Updates } from './updates.ts'
import type { UploadKind, Uploads } from './uploads.ts'

export type PersonMessage = {
  personId: number
  text: string
  files?: readonly FakeFile[]
  /** The message that is answered. */
  replyTo?: string | undefined
  /** A post of a channel is forwarded. */
  isForwarded?: boolean
  /** Written in the team's group. */
  isInGroup?: boolean
}

const FOREIGN = '-70000000000003'

const kindOf = ({ type }: FakeFile): UploadKind => {
  const [kind] = type.split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'file'
}

/** Pictures and videos share a message; any other file is a message of its own. */
const groupFiles = (files: readonly FakeFile[]): FakeFile[][] => {
  const shown = files.filter((file) => ['image', 'video'].includes(kindOf(file)))
  const others = files.filter((file) => !shown.includes(file))
  return [...(shown.length > 0 ? [shown] : []), ...others.map((file) => [file])]
}

/** Messages of people, as the bot is told about them. */
export function createIncoming(input: {
  chats: Chats
  people: People
  messages: Messages
  uploads: Uploads
  updates: Updates
}) {
  const { chats, people, messages, uploads, updates } = input

  /** Of a group the bot hears as an administrator who reads everything. */
  const hears = (chat: Chat) =>
    chat.type === 'dialog' || rightsOf(chat).includes('read_all_messages')

  const linkOf = ({ replyTo, isForwarded }: PersonMessage): Message['link'] => {
    if (replyTo !== undefined && messages.find(replyTo)) return { type: 'reply', mid: replyTo }
    if (!isForwarded) return undefined
    const post = messages.add({
      ...bare,
      chatId: FOREIGN,
      author: undefined,
      text: 'Пост другого канала',
      isOld: true,
    })
    return { type: 'forward', mid: post.mid }
  }

  const push = (of: PersonMessage, files: readonly FakeFile[], text: string) => {
    const chat = of.isInGroup ? chats.team() : chats.dialog(String(of.personId))
    if (!chat) return
    people.meet(of.personId)
    const held = files.map((file) => uploads.add(kindOf(file), file))
    const message = messages.add({
      ...bare,
      ...readMarkup({ text, format: null }),
      chatId: chat.id,
      author: of.personId,
      files: held,
      link: linkOf(of),
    })
    if (!hears(chat)) return
    void updates.push('message_created', {
      message: messages.present(message),
      ...(chat.type === 'dialog' && { user_locale: 'ru' }),
    })
  }

  return {
    send: (of: PersonMessage): void => {
      const groups = groupFiles(of.files ?? [])
      if (groups.length === 0) push(of, [], of.text)
      for (const [index, files] of groups.entries()) push(of, files, index === 0 ? of.text : '')
    },
    /** The button «Начать», or a link with a payload. */
    start: (personId: number, payload: string): void => {
      const chat = chats.dialog(String(personId))
      if (!chat) return
      people.meet(personId)
      chats.setStopped(chat.id, false)
      void updates.push('bot_started', {
        ...aboutDialog(chat, personId),
        ...(payload && { payload }),
      })
    },
    stop: (personId: number): void => {
      const chat = chats.dialog(String(personId))
      if (!chat) return
      chats.setStopped(chat.id, true)
      void updates.push('bot_stopped', aboutDialog(chat, personId))
    },
  }
}

export type Incoming = ReturnType<typeof createIncoming>

const bare = {
  text: '',
  markup: [],
  files: [],
  keyboard: [],
  link: undefined,
  isSilent: false,
} as const

const aboutDialog = (chat: Chat, personId: number) => ({
  chat_id: Number(chat.id),
  user: presentPerson(personId),
  user_locale: 'ru',
})
