import * as z from 'zod/mini'
import { coverId } from '../_shared/shared-settings.ts'

export const instagramSettings = z.object({
  /** `auto` derives it from the media: one image, one reel or a carousel. */
  format: z._default(z.enum(['auto', 'post', 'reel', 'carousel', 'story']), 'auto'),
  shareToFeed: z._default(z.boolean(), true),
  coverId,
  /** Position of the cover frame; zero leaves the choice to the cover or to Instagram. */
  coverOffsetMs: z._default(z.number().check(z.nonnegative()), 0),
  /** Instagram labels the post as made with AI. */
  isAiGenerated: z._default(z.boolean(), false),
  /** People tagged in the picture or the reel. */
  userTags: z._default(z.array(z.string().check(z.minLength(1))).check(z.maxLength(20)), []),
  /** Id of a Facebook page with a place. */
  locationId: z._default(z.string().check(z.regex(/^\d*$/)), ''),
  /** Shown to non-followers first; then to everyone, by hand or when it performs well. */
  trial: z._default(z.enum(['none', 'MANUAL', 'SS_PERFORMANCE']), 'none'),
  collaborators: z._default(z.array(z.string()).check(z.maxLength(3)), []),
  firstComment: z._default(z.string().check(z.maxLength(2200)), ''),
})
export type InstagramSettings = z.infer<typeof instagramSettings>
