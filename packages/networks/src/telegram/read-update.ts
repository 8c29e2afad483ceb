import { createItem, nobody, parentOf } from '../_shared/incoming-item.ts'
import { parseOr } from '../_shared/parse.ts'
import type { BotUpdatePart, Conversations, IncomingItem } from '../conversations.ts'
import {
  botUpdate,
  type TelegramComment,
  type TelegramParent,
  type TelegramUser,
} from './conversation-wire.ts'

type Reading = Parameters<NonNullable<Conversations['readUpdate']>>[0]

const itemIdOf = ({ chat, message_id }: Pick<TelegramParent, 'chat' | 'message_id'>) =>
  `${chat.id}:${message_id}`

const OTHER = ['voice', 'audio', 'document', 'poll', 'contact', 'location', 'dice'] as const
const RARE = ['story', 'paid_media'] as const

function mediaOf(message: TelegramComment): IncomingItem['media'] {
  const has = (name: keyof TelegramComment) => message[name] !== undefined
  if (has('photo')) return [{ kind: 'image', url: null }]
  if (has('video') || has('animation') || has('video_note')) return [{ kind: 'video', url: null }]
  if (has('sticker')) return [{ kind: 'sticker', url: null }]
  return [...OTHER, ...RARE].some(has) ? [{ kind: 'other', url: null }] : []
}

const nameOf = ({ first_name, last_name }: TelegramUser) =>
  [first_name, last_name].filter(Boolean).join(' ') || null

/** Who writes as a channel or a group has a stub for a sender. */
function authorOf(message: TelegramComment): IncomingItem['author'] {
  const { sender_chat: sender, from } = message
  if (sender) {
    const handle = sender.username ? `@${sender.username}` : null
    return { externalId: sender.id, name: sender.title ?? null, handle }
  }
  if (!from) return nobody(itemIdOf(message))
  const handle = from.username ? `@${from.username}` : null
  return { externalId: from.id, name: nameOf(from), handle }
}

/** Words of the bot, of an anonymous administrator, and of the channel in its own group. */
const isOurs = (message: TelegramComment, { botExternalId, channelOf }: Reading): boolean => {
  const { sender_chat: sender, from, chat } = message
  if (!sender) return from?.id === botExternalId
  return sender.id === chat.id || sender.id === channelOf(chat.id)
}

/** The post of a channel, forwarded by Telegram itself, is the root of a thread. */
function rootOf(message: TelegramParent): BotUpdatePart[] {
  const { is_automatic_forward, forward_origin: origin, chat } = message
  if (!is_automatic_forward || origin?.type !== 'channel') return []
  if (!origin.chat || origin.message_id === undefined) return []
  return [
    {
      kind: 'root',
      placeExternalId: chat.id,
      channelExternalId: origin.chat.id,
      rootExternalId: itemIdOf(message),
      postExternalId: origin.message_id,
    },
  ]
}

const seconds = (at: number) => new Date(at * 1000)

function present(
  message: TelegramComment,
  of: Pick<IncomingItem, 'kind' | 'rootExternalId' | 'parentExternalId' | 'details'> & {
    reading: Reading
  },
): IncomingItem {
  const { reading, ...given } = of
  return createItem({
    ...given,
    externalId: itemIdOf(message),
    author: authorOf(message),
    isOurs: isOurs(message, reading),
    text: message.text ?? message.caption ?? '',
    media: mediaOf(message),
    happenedAt: seconds(message.date),
    editedAt: message.edit_date === undefined ? null : seconds(message.edit_date),
    isHidden: null,
    held: null,
    url: linkOf(message),
  })
}

const linkOf = ({ chat, message_id, message_thread_id }: TelegramComment) => {
  if (chat.is_direct_messages) return null
  const place = chat.username ?? `c/${chat.id.replace(/^-100/, '')}`
  const thread = message_thread_id ? `?thread=${message_thread_id}` : ''
  return `https://t.me/${place}/${message_id}${thread}`
}

const isEmpty = (message: TelegramComment) =>
  message.text === undefined && message.caption === undefined && mediaOf(message).length === 0

function readDirect(message: TelegramComment, reading: Reading): BotUpdatePart[] {
  const topic = message.direct_messages_topic
  if (!topic) return []
  const { chat, from, reply_to_message: parent } = message
  const item = present(message, {
    reading,
    kind: 'direct',
    rootExternalId: `${chat.id}:${topic.topic_id}`,
    parentExternalId: parent ? itemIdOf(parent) : null,
    details: {
      topic: topic.topic_id,
      // A person is told apart from the channel's administrators, who answer in the same topic.
      ...(topic.user && { person: topic.user.id }),
      ...(from?.is_bot && { isBot: 'true' }),
    },
  })
  const isOfTeam = topic.user !== undefined && from?.id !== topic.user.id
  const told = { ...item, isOurs: item.isOurs || isOfTeam }
  return [{ kind: 'item', placeExternalId: chat.id, place: 'direct', item: told }]
}

function readComment(message: TelegramComment, reading: Reading): BotUpdatePart[] {
  const { chat, message_thread_id: thread, reply_to_message: parent, from } = message
  if (thread === undefined) return []
  const root = `${chat.id}:${thread}`
  const id = itemIdOf(message)
  const item = present(message, {
    reading,
    kind: 'comment',
    rootExternalId: root,
    parentExternalId: parentOf({ id, root, parent: parent && itemIdOf(parent) }),
    details: from?.is_bot && !message.sender_chat ? { isBot: 'true' } : {},
  })
  const part = { kind: 'item', placeExternalId: chat.id, place: 'comments', item } as const
  return [...(parent ? rootOf(parent) : []), part]
}

function readMessage(message: TelegramComment, reading: Reading): readonly BotUpdatePart[] {
  const { chat, migrate_to_chat_id: toExternalId } = message
  if (chat.type !== 'supergroup' && chat.type !== 'group') return []
  if (toExternalId !== undefined) {
    return [{ kind: 'moved', placeExternalId: chat.id, toExternalId }]
  }
  if (message.is_automatic_forward) return rootOf(message)
  // What people join, pin and rename are messages too.
  if (isEmpty(message)) return []
  return chat.is_direct_messages ? readDirect(message, reading) : readComment(message, reading)
}

const GONE = new Set(['left', 'kicked'])

/** What an update of the bot tells about groups and direct messages of channels; nothing of talks with the bot. */
export const readUpdate: NonNullable<Conversations['readUpdate']> = (reading) => {
  const update = parseOr(botUpdate, reading.update)
  const member = update?.my_chat_member
  if (member) {
    const { chat, new_chat_member: now } = member
    const isGroup = chat.type === 'supergroup' || chat.type === 'group'
    if (!isGroup || now.user.id !== reading.botExternalId) return []
    return [{ kind: GONE.has(now.status) ? 'left' : 'joined', placeExternalId: chat.id }]
  }
  const message = update?.message ?? update?.edited_message
  return message ? readMessage(message, reading) : []
}
