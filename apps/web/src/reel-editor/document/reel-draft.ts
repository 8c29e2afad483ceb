import type { Resource } from '@kadr/contract/library/resources'
import {
  type ReelContent,
  type ReelContentOf,
  type ReelKindName,
  reelContent,
} from '@kadr/contract/studio/reel-content'
import * as z from 'zod/mini'

/** The saved part of a reel. */
export type ReelDraft = {
  title: string
  content: ReelContent
  /** The text a post of this reel starts with. */
  caption?: string | undefined
}

export type ReelStart = {
  /** No reel is created while the draft equals this one. */
  untouched: ReelDraft
  draft: ReelDraft
  resources: Resource[]
}

export const blankStart = (draft: ReelDraft): ReelStart => ({
  untouched: draft,
  draft,
  resources: [],
})

export const reelDraftOf = (kind: ReelKindName): z.ZodMiniType<ReelDraft> =>
  z
    .object({ title: z.string(), content: reelContent, caption: z.optional(z.string()) })
    .check(z.refine(({ content }) => content.kind === kind))

const isOf = <Kind extends ReelKindName>(
  content: ReelContent,
  kind: Kind,
): content is ReelContentOf<Kind> => content.kind === kind

/** Guarantee: an editor page only opens reels of its own kind. */
export const contentOf = <Kind extends ReelKindName>(
  content: ReelContent,
  kind: Kind,
): ReelContentOf<Kind> => {
  if (!isOf(content, kind)) throw new Error(`a ${content.kind} in the editor of a ${kind}`)
  return content
}
