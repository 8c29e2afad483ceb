import * as z from 'zod/mini'

export const instagramSettings = z.object({
  /** `auto` derives it from the media: one image, one reel or a carousel. */
  format: z._default(z.enum(['auto', 'post', 'reel', 'carousel', 'story']), 'auto'),
  shareToFeed: z._default(z.boolean(), true),
  /** Position of the cover frame. */
  coverOffsetMs: z._default(z.number().check(z.nonnegative()), 0),
  collaborators: z._default(z.array(z.string()).check(z.maxLength(3)), []),
  firstComment: z._default(z.string().check(z.maxLength(2200)), ''),
})
export type InstagramSettings = z.infer<typeof instagramSettings>
