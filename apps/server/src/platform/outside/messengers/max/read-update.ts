import * as z from 'zod/mini'
import type { Access, Incoming } from '../incoming.ts'
import { message, person, toChat, toMessage, toSender } from './read-message.ts'

const update = z.object({ update_type: z.string(), timestamp: z.int() })

const created = z.object({ message })
const callback = z.object({
  callback: z.object({
    callback_id: z.string(),
    payload: z.optional(z.nullable(z.string())),
    user: person,
  }),
})
const ofChat = z.object({
  chat_id: z.int(),
  user: person,
  is_channel: z.optional(z.boolean()),
  payload: z.optional(z.nullable(z.string())),
})

const messenger = 'max'
/** MAX does not tell the rights of the bot: what it may not do is refused when it tries. */
const IN: Access = { isOut: false, isMuted: false, isAdmin: true, canPost: true }
const OUT: Access = { isOut: true, isMuted: true, isAdmin: false, canPost: false }

type Head = z.infer<typeof update>

const readMessage = ({ timestamp }: Head, given: unknown): Incoming | undefined => {
  const of = created.safeParse(given).data?.message
  if (!of || of.sender.is_bot) return undefined
  return toMessage(`max:message:${of.body?.mid ?? timestamp}`, of)
}

const readPress = (given: unknown): Incoming | undefined => {
  const of = callback.safeParse(given).data?.callback
  if (!of) return undefined
  const { callback_id: pressId, payload, user } = of
  const id = `max:press:${pressId}`
  return { kind: 'press', messenger, id, from: toSender(user), pressId, data: payload ?? '' }
}

/** `bot_started` is what `/start` is elsewhere, with the parameter of the link. */
const readStart = ({ timestamp }: Head, given: unknown): Incoming | undefined => {
  const of = ofChat.safeParse(given).data
  if (!of) return undefined
  const { user, payload } = of
  const id = `max:start:${user.user_id}:${timestamp}`
  const argument = payload ?? ''
  return {
    kind: 'message',
    messenger,
    id,
    from: toSender(user),
    chat: toChat({ type: 'dialog', chatId: of.chat_id, personId: user.user_id }),
    number: id,
    text: `/start ${argument}`.trim(),
    command: { name: 'start', argument },
    words: '',
    file: undefined,
    moreFiles: [],
    hasOtherFile: false,
    album: undefined,
    isForwarded: false,
    replyTo: undefined,
    isSaid: true,
  }
}

const readAccess = ({ update_type, timestamp }: Head, given: unknown): Incoming | undefined => {
  const of = ofChat.safeParse(given).data
  if (!of) return undefined
  const { user, chat_id: chatId, is_channel: isChannel } = of
  const type = update_type === 'bot_stopped' ? 'dialog' : isChannel ? 'channel' : 'chat'
  const isIn = update_type === 'bot_added'
  return {
    kind: 'access',
    messenger,
    id: `max:${update_type}:${chatId}:${timestamp}`,
    from: toSender(user),
    chat: toChat({ type, chatId, personId: user.user_id }),
    before: isIn ? OUT : IN,
    after: isIn ? IN : OUT,
  }
}

const read = (head: Head, given: unknown): Incoming | undefined => {
  switch (head.update_type) {
    case 'message_created':
      return readMessage(head, given)
    case 'message_callback':
      return readPress(given)
    case 'bot_started':
      return readStart(head, given)
    case 'bot_added':
    case 'bot_removed':
    case 'bot_stopped':
      return readAccess(head, given)
    default:
      return undefined
  }
}

/** An update of the Bot API, which has no number: it is known by its subject. Of a kind that nobody takes: `other`. */
export const readUpdate = (given: unknown): Incoming => {
  const head = z.parse(update, given)
  const id = `max:${head.update_type}:${head.timestamp}`
  return read(head, given) ?? { kind: 'other', messenger, id, from: undefined }
}
