import * as z from 'zod/mini'

const ref = z.object({ uri: z.string(), cid: z.string() })

const author = z.object({
  did: z.string(),
  handle: z.optional(z.string()),
  displayName: z.optional(z.string()),
})

const record = z.object({
  text: z._default(z.string(), ''),
  createdAt: z.optional(z.string()),
  reply: z.optional(z.object({ root: ref, parent: ref })),
  embed: z.optional(z.looseObject({ $type: z.optional(z.string()) })),
})

export const notifications = z.object({
  cursor: z.optional(z.string()),
  notifications: z.array(
    z.object({
      uri: z.string(),
      cid: z.string(),
      author,
      reason: z.string(),
      /** Anything a program wrote: what is no post is left out. */
      record: z.unknown(),
      indexedAt: z.string(),
    }),
  ),
})

export const postRecord = record
export type PostRecord = z.infer<typeof record>
export type PostAuthor = z.infer<typeof author>

const post = z.object({
  uri: z.string(),
  cid: z.string(),
  author,
  record,
  indexedAt: z.string(),
})
export type PostView = z.infer<typeof post>

export const postViews = z.object({ posts: z.array(post) })

export const authorFeed = z.object({
  cursor: z.optional(z.string()),
  feed: z.array(z.object({ post, reason: z.optional(z.unknown()) })),
})

export const threadgate = z.object({
  cid: z.optional(z.string()),
  value: z.looseObject({ hiddenReplies: z.optional(z.array(z.string())) }),
})
