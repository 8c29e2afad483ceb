import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

const person = z.object({ id: idText, username: z.optional(z.string()) })

const paging = z.optional(
  z.object({
    cursors: z.optional(z.object({ after: z.optional(z.string()) })),
    next: z.optional(z.string()),
  }),
)

const comment = z.object({
  id: idText,
  text: z._default(z.string(), ''),
  timestamp: z.string(),
  username: z.optional(z.string()),
  /** Missing for those who have left. */
  from: z.optional(person),
  hidden: z.optional(z.boolean()),
  parent_id: z.optional(idText),
})

export const commentPage = z.object({ data: z.array(comment), paging })
export const threadPage = z.object({
  data: z.array(z.extend(comment, { replies: z.optional(commentPage) })),
  paging,
})
export type InstagramComment = z.infer<typeof comment>
export type CommentPage = z.infer<typeof commentPage>

export const conversationPage = z.object({
  data: z.array(z.object({ id: z.string(), updated_time: z.optional(z.string()) })),
  paging,
})

const attachment = z.looseObject({
  image_data: z.optional(z.object({ url: z.optional(z.string()) })),
  video_data: z.optional(z.object({ url: z.optional(z.string()) })),
})

const message = z.object({
  id: z.string(),
  created_time: z.string(),
  from: z.optional(person),
  to: z.optional(z.object({ data: z.array(person) })),
  message: z._default(z.string(), ''),
  attachments: z.optional(z.object({ data: z.array(attachment) })),
  is_unsupported: z.optional(z.boolean()),
})
export type InstagramMessage = z.infer<typeof message>

export const conversationMessages = z.object({
  id: z.string(),
  messages: z.optional(z.object({ data: z.array(message) })),
})

export const sentMessage = z.object({ message_id: z.string() })

/** `id` of an entry is the professional account. */
export const hookAccounts = z.pipe(
  z.object({
    object: z.literal('instagram'),
    entry: z.array(z.object({ id: idText })),
  }),
  z.transform(({ entry }): readonly string[] => entry.map(({ id }) => id)),
)
