import {
  type ReelContent,
  type ReelContentOf,
  type ReelKindName,
  reelContent,
} from '@kadr/contract/reel-content'
import type { Resource } from '@kadr/contract/resources'
import * as z from 'zod/mini'

/** All of a reel that is saved, and nothing else. */
export type ReelDraft = { title: string; content: ReelContent }

/** What a new reel begins with. */
export type ReelStart = {
  /** As long as nothing else is there, no reel is created. */
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
    .object({ title: z.string(), content: reelContent })
    .check(z.refine(({ content }) => content.kind === kind))

const isOf = <Kind extends ReelKindName>(
  content: ReelContent,
  kind: Kind,
): content is ReelContentOf<Kind> => content.kind === kind

/** The content of an editor's own kind. A page opens no reel of another. */
export const contentOf = <Kind extends ReelKindName>(
  content: ReelContent,
  kind: Kind,
): ReelContentOf<Kind> => {
  if (!isOf(content, kind)) throw new Error(`a ${content.kind} in the editor of a ${kind}`)
  return content
}
