import * as z from 'zod/mini'

/** No defaults: TikTok's rules require every permission to be chosen by the user. */
export const settings = z.object({
  mode: z._default(z.enum(['direct', 'draft']), 'direct'),
  /** One of the creator's privacy levels; required for a direct post. */
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
  /** Promotes the user's own business. */
  isOwnBrand: z._default(z.boolean(), false),
  isAiGenerated: z._default(z.boolean(), false),
  coverMs: z._default(z.int().check(z.minimum(0)), 0),
  /** Photos only. */
  title: z._default(z.string().check(z.maxLength(90)), ''),
  shouldAddMusic: z._default(z.boolean(), false),
})
export type TiktokSettings = z.infer<typeof settings>
