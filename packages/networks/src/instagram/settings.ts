import * as z from 'zod/mini'

/** Settings of a post that only Instagram has. */
export const instagramSettings = z.object({
  /** `auto` reads it from the media: one picture, one reel or a carousel. */
  format: z._default(z.enum(['auto', 'post', 'reel', 'carousel', 'story']), 'auto'),
  shareToFeed: z._default(z.boolean(), true),
  /** The moment of the video that becomes its cover. */
  coverOffsetMs: z._default(z.number().check(z.nonnegative()), 0),
  collaborators: z._default(z.array(z.string()).check(z.maxLength(3)), []),
  firstComment: z._default(z.string().check(z.maxLength(2200)), ''),
})
export type InstagramSettings = z.infer<typeof instagramSettings>
