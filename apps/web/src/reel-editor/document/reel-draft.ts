import { type ReelContent, reelContent } from '@kadr/contract/reel-content'
import { dequal } from 'dequal'
import * as z from 'zod/mini'

/** What a person works on: all that is saved, and nothing else. */
export type ReelDraft = { title: string; content: ReelContent }

/** What the server is known to have. */
export type SavedReel = ReelDraft & { id: string; version: number }

export const reelDraft = z.object({ title: z.string(), content: reelContent })
export const savedReel = z.object({
  ...reelDraft.shape,
  id: z.string(),
  version: z.int(),
})

export const isSameDraft = (one: ReelDraft, other: ReelDraft): boolean =>
  one.title === other.title && dequal(one.content, other.content)
