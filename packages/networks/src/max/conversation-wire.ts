import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

const sender = z.object({
  user_id: idText,
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  /** The older name of a person, in one field. */
  name: z.nullish(z.string()),
  username: z.nullish(z.string()),
  is_bot: z.optional(z.boolean()),
})
export type MaxSender = z.infer<typeof sender>

const comment = z.object({
  sender: z.nullish(sender),
  timestamp: z.number(),
  link: z.nullish(
    z.object({ type: z.string(), message: z.nullish(z.object({ mid: z.string() })) }),
  ),
  body: z.object({
    mid: z.string(),
    text: z.nullish(z.string()),
    attachments: z.nullish(z.array(z.looseObject({ type: z.string() }))),
  }),
})
export type MaxComment = z.infer<typeof comment>

/** `marker` is of the next page. */
export const commentList = z.object({
  messages: z.optional(z.array(comment)),
  comments: z.optional(z.array(comment)),
  marker: z.nullish(idText),
})
export type CommentList = z.infer<typeof commentList>
