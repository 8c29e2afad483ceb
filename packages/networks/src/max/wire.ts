import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

export const maxError = z.object({
  code: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
})
export type MaxError = z.infer<typeof maxError>

/** Calls without a result; a call that was not carried out answers 200 too. */
export const simpleResult = z.object({ success: z.boolean(), message: z.optional(z.string()) })

export const maxChat = z.object({
  chat_id: idText,
  type: z.string(),
  status: z.optional(z.string()),
  title: z.nullish(z.string()),
  icon: z.nullish(z.object({ url: z.string() })),
  link: z.nullish(z.string()),
  participants_count: z.optional(z.number()),
  messages_count: z.nullish(z.number()),
})
export type MaxChat = z.infer<typeof maxChat>

export const chatMember = z.object({
  user_id: idText,
  is_admin: z._default(z.boolean(), false),
  is_owner: z._default(z.boolean(), false),
  permissions: z.nullish(z.array(z.string())),
})
export type ChatMember = z.infer<typeof chatMember>

export const chatMembers = z.object({ members: z.array(chatMember) })

export const bot = z.object({ user_id: idText, username: z.nullish(z.string()) })

const attachment = z.looseObject({ type: z.string() })

const maxMessage = z.object({
  timestamp: z.number(),
  link: z.nullish(
    z.object({ type: z.string(), message: z.optional(z.object({ mid: z.string() })) }),
  ),
  body: z.object({
    mid: z.string(),
    text: z.nullish(z.string()),
    attachments: z.nullish(z.array(attachment)),
  }),
  stat: z.nullish(z.object({ views: z.number() })),
  url: z.nullish(z.string()),
})
export type MaxMessage = z.infer<typeof maxMessage>

export const sentMessage = z.object({ message: maxMessage })
export const messageList = z.object({ messages: z.array(maxMessage) })

export const uploadPlace = z.object({ url: z.string(), token: z.optional(z.string()) })

/** A picture has a token by its key; what is streamed answers in XML, and its token came with the address. */
export const uploadedImage = z.object({
  photos: z.record(z.string(), z.object({ token: z.string() })),
})

/** `urls` is null until the video is processed. */
export const videoState = z.object({ urls: z.nullish(z.unknown()) })
