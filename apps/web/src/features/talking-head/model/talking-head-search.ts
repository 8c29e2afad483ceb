import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'

const talkingHeadSearch = z.object({
  /** The reel that is worked on; without it a new one. */
  reel: z.catch(z.optional(id), undefined),
})
export type TalkingHeadSearch = z.infer<typeof talkingHeadSearch>

export const readTalkingHeadSearch = (search: unknown): TalkingHeadSearch =>
  z.parse(talkingHeadSearch, search ?? {})
