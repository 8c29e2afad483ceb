import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

const comment = z.object({
  id: idText,
  commentUrn: z.optional(z.string()),
  actor: z.string(),
  /** The activity of the post, whatever the post's own urn is. */
  object: z.optional(z.string()),
  parentComment: z.optional(z.string()),
  message: z.optional(z.object({ text: z._default(z.string(), '') })),
  content: z.optional(z.array(z.looseObject({ type: z.optional(z.string()) }))),
  created: z.object({ time: z.number() }),
  lastModified: z.optional(z.object({ time: z.number() })),
  commentsSummary: z.optional(
    z.object({
      aggregatedTotalComments: z.optional(z.number()),
      totalFirstLevelComments: z.optional(z.number()),
    }),
  ),
})
export type LinkedInComment = z.infer<typeof comment>

export const commentPage = z.object({
  elements: z.array(comment),
  paging: z.optional(z.object({ total: z.optional(z.number()) })),
})

/** The body of a new comment, which some versions leave out. */
export const newComment = z.object({ commentUrn: z.optional(z.string()) })
export const nothing = z.unknown()

export const hookNotice = z.object({
  notifications: z._default(
    z.array(z.object({ organizationalEntity: z.optional(z.string()) })),
    [],
  ),
})
