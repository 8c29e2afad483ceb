import * as z from 'zod/mini'

/** Nothing is preselected: the network's rules want every permission given by the person. */
export const settings = z.object({
  mode: z._default(z.enum(['direct', 'draft']), 'direct'),
  /** One of the levels the creator's account offers; without it a direct post can't go out. */
  privacy: z._default(
    z.nullable(
      z.enum(['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY']),
    ),
    null,
  ),
  canComment: z._default(z.boolean(), false),
  canDuet: z._default(z.boolean(), false),
  canStitch: z._default(z.boolean(), false),
  /** Paid partnership with another brand. */
  isBrandContent: z._default(z.boolean(), false),
  /** The person's own business. */
  isOwnBrand: z._default(z.boolean(), false),
  isAiGenerated: z._default(z.boolean(), false),
  coverMs: z._default(z.int().check(z.minimum(0)), 0),
  /** Photos only. */
  title: z._default(z.string().check(z.maxLength(90)), ''),
  shouldAddMusic: z._default(z.boolean(), false),
})
export type TiktokSettings = z.infer<typeof settings>
