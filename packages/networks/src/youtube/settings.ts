import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import { coverId } from '../_shared/shared-settings.ts'

export const settings = z.object({
  /** Empty: the first line of the text is used. */
  title: z._default(z.string().check(z.maxLength(100)), ''),
  privacy: z._default(z.enum(['public', 'unlisted', 'private']), 'public'),
  tags: z._default(z.array(z.string().check(z.maxLength(100))), []),
  isMadeForKids: z._default(z.boolean(), false),
  /** Realistic AI-generated or altered scenes must be declared. */
  isSynthetic: z._default(z.boolean(), false),
  /** 22 is "People & Blogs". */
  categoryId: z._default(z.string().check(z.regex(/^\d{1,3}$/)), '22'),
  shouldNotify: z._default(z.boolean(), true),
  /** Empty: none. */
  playlistId: z._default(z.string().check(z.regex(/^[\w-]{0,64}$/)), ''),
  /** For a public video: uploaded as private, made public by YouTube this many hours later. */
  opensAfterHours: z._default(z.int().check(z.minimum(0), z.maximum(72)), 0),
  /** Thumbnail; without it YouTube picks a frame. */
  coverId,
  firstComment: z._default(z.string(), ''),
})

export type YoutubeSettings = z.infer<typeof settings>

/** When YouTube makes the video public; undefined: after processing. */
export const findOpening = (
  { privacy, opensAfterHours }: YoutubeSettings,
  { startedAt }: { startedAt: Date },
): Date | undefined =>
  privacy === 'public' && opensAfterHours > 0
    ? new Date(startedAt.getTime() + opensAfterHours * HOUR_MS)
    : undefined
