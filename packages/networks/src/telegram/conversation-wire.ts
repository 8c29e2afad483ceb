import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

const chat = z.object({
  id: idText,
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  username: z.optional(z.string()),
  is_direct_messages: z.optional(z.boolean()),
})
const user = z.object({
  id: idText,
  is_bot: z.optional(z.boolean()),
  first_name: z._default(z.string(), ''),
  last_name: z.optional(z.string()),
  username: z.optional(z.string()),
})
export type TelegramUser = z.infer<typeof user>

const thing = z.optional(z.unknown())

const base = z.object({
  message_id: idText,
  message_thread_id: z.optional(idText),
  direct_messages_topic: z.optional(z.object({ topic_id: idText, user: z.optional(user) })),
  from: z.optional(user),
  /** Who wrote as a channel or a group; then `from` is a stub. */
  sender_chat: z.optional(chat),
  /** Seconds. */
  date: z.number(),
  edit_date: z.optional(z.number()),
  chat,
  is_automatic_forward: z.optional(z.boolean()),
  forward_origin: z.optional(
    z.looseObject({
      type: z.string(),
      chat: z.optional(chat),
      message_id: z.optional(idText),
    }),
  ),
  migrate_to_chat_id: z.optional(idText),
  text: z.optional(z.string()),
  caption: z.optional(z.string()),
  photo: thing,
  animation: thing,
  video: thing,
  video_note: thing,
  sticker: thing,
  voice: thing,
  audio: thing,
  document: thing,
  poll: thing,
  contact: thing,
  location: thing,
  dice: thing,
  story: thing,
  paid_media: thing,
})

const message = z.extend(base, { reply_to_message: z.optional(base) })
export type TelegramComment = z.infer<typeof message>
export type TelegramParent = z.infer<typeof base>

const member = z.object({ status: z.string(), user: z.object({ id: idText }) })

export const botUpdate = z.object({
  message: z.optional(message),
  edited_message: z.optional(message),
  my_chat_member: z.optional(z.object({ chat, new_chat_member: member })),
})

/** Of `getChat`: the group of a channel, and the channel of its direct messages. */
export const chatPlaces = z.object({
  linked_chat_id: z.optional(idText),
  parent_chat: z.optional(chat),
  title: z.optional(z.string()),
})
