import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

const reference = z.optional(z.object({ id: idText }))

const reply = z.object({
  id: idText,
  text: z._default(z.string(), ''),
  username: z.optional(z.string()),
  permalink: z.optional(z.string()),
  timestamp: z.string(),
  media_type: z.optional(z.string()),
  media_url: z.optional(z.string()),
  root_post: reference,
  replied_to: reference,
  is_reply_owned_by_me: z.optional(z.boolean()),
  hide_status: z.optional(z.string()),
})
export type ThreadsReply = z.infer<typeof reply>

export const replyPage = z.object({
  data: z.array(reply),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})
export type ReplyPage = z.infer<typeof replyPage>

const value = z.object({ root_post: z.optional(z.object({ owner_id: z.optional(idText) })) })
const change = z.object({ value: z.optional(value), field: z.optional(z.string()) })

/** Of another shape than Instagram's: the account is the owner of the first post, or the target. */
export const hookAccounts = z.pipe(
  z.object({
    target_id: z.optional(idText),
    values: z.optional(z.union([z.array(change), change])),
  }),
  z.transform(({ target_id, values = [] }): readonly string[] =>
    [
      target_id,
      ...(Array.isArray(values) ? values : [values]).map((one) => one.value?.root_post?.owner_id),
    ].filter((id) => id !== undefined),
  ),
)
