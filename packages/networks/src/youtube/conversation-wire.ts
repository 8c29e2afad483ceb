import * as z from 'zod/mini'

const comment = z.object({
  id: z.string(),
  snippet: z.object({
    authorDisplayName: z.optional(z.string()),
    /** Missing for closed channels. */
    authorChannelId: z.optional(z.object({ value: z.optional(z.string()) })),
    textDisplay: z._default(z.string(), ''),
    /** Only told to those who may see it raw. */
    textOriginal: z.optional(z.string()),
    parentId: z.optional(z.string()),
    videoId: z.optional(z.string()),
    moderationStatus: z.optional(z.string()),
    publishedAt: z.string(),
    updatedAt: z.optional(z.string()),
  }),
})
export type YouTubeComment = z.infer<typeof comment>

export const comments = z.object({
  items: z.optional(z.array(comment)),
  nextPageToken: z.optional(z.string()),
})

const thread = z.object({
  id: z.string(),
  snippet: z.object({
    videoId: z.optional(z.string()),
    totalReplyCount: z._default(z.number(), 0),
    topLevelComment: comment,
  }),
  replies: z.optional(z.object({ comments: z.optional(z.array(comment)) })),
})
export type YouTubeThread = z.infer<typeof thread>

export const threads = z.object({
  items: z.optional(z.array(thread)),
  nextPageToken: z.optional(z.string()),
})

export const newComment = z.object({ id: z.string().check(z.minLength(1)) })
export const nothing = z.unknown()
