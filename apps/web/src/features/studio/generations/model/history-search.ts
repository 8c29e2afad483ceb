import type { GenerationState } from '@kadr/contract/studio/generations'
import { REEL_KIND_NAMES } from '@kadr/contract/studio/kinds'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { oneOf, type Search, searchReader } from '../../../../platform/page/read-search.ts'

/** Filter order. */
export const GENERATION_STATES: readonly GenerationState[] = [
  'queued',
  'rendering',
  'ready',
  'failed',
  'cancelled',
]

type HistoryParams = { kind: ReelKindName; state: GenerationState }
export type HistorySearch = Search<HistoryParams>

export const readHistorySearch = searchReader<HistoryParams>({
  kind: oneOf(REEL_KIND_NAMES),
  state: oneOf(GENERATION_STATES),
})
