import * as z from 'zod/mini'
import { coverId, linkCard } from '../_shared/shared-settings.ts'

export const blueskySettings = z.object({
  /** Language tags (BCP 47): anything else makes the server refuse the record. */
  languages: z._default(
    z.array(z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i))).check(z.maxLength(3)),
    ['ru'],
  ),
  /** Shown under a post without media. */
  linkCard,
  /** Picture of the link card. */
  coverId,
  /** Following posts of the thread, in order. */
  chain: z._default(z.array(z.string().check(z.minLength(1))), []),
})
export type BlueskySettings = z.infer<typeof blueskySettings>
