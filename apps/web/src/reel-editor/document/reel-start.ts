import type { Resource } from '@kadr/contract/resources'
import type { ReelDraft } from './reel-draft.ts'

/** What a new reel begins with. */
export type ReelStart = {
  /** As long as nothing else is there, no reel is made. */
  untouched: ReelDraft
  draft: ReelDraft
  resources: Resource[]
}

export const blankStart = (draft: ReelDraft): ReelStart => ({
  untouched: draft,
  draft,
  resources: [],
})
