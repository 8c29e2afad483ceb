import * as z from 'zod/mini'
import { idText } from '../_shared/id-text.ts'

const shortToken = z.object({
  access_token: z.string(),
  user_id: idText,
  /** A list, or a comma-separated string. */
  permissions: z.optional(z.union([z.array(z.string()), z.string()])),
})
export type InstagramShortToken = z.infer<typeof shortToken>

/** Older replies wrap it in a list. */
export const instagramShortToken = z.union([
  shortToken,
  z.pipe(
    z.object({ data: z.tuple([shortToken], z.unknown()) }),
    z.transform(({ data: [token] }) => token),
  ),
])

export const instagramProfile = z.object({
  /** The account id; `id` beside it is scoped to one application. */
  user_id: z.optional(idText),
  id: idText,
  username: z.optional(z.string()),
  name: z.optional(z.string()),
  profile_picture_url: z.optional(z.string()),
  account_type: z.optional(z.string()),
})
export type InstagramProfile = z.infer<typeof instagramProfile>

const facebookPage = z.object({
  id: idText,
  name: z.optional(z.string()),
  access_token: z.optional(z.string()),
  instagram_business_account: z.optional(instagramProfile),
})

export const facebookPages = z.object({
  data: z.array(facebookPage),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})
export type FacebookPage = z.infer<typeof facebookPage>

export const accountCounts = z.looseObject({ id: idText })

/** FEED, REELS or STORY. */
export const mediaProduct = z.object({ media_product_type: z.optional(z.string()) })
