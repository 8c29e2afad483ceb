import type { GenerationState } from '@kadr/contract/generations'
import type { ReelKindName } from '@kadr/contract/reel-content'
import { REEL_KINDS } from '../../../renders/kinds.ts'

/** In the order of the filter. */
export const GENERATION_STATES: readonly GenerationState[] = [
  'queued',
  'rendering',
  'ready',
  'failed',
  'cancelled',
]

/** What the address of the history says. Anything else in it is ignored. */
export type HistorySearch = { kind?: ReelKindName; state?: GenerationState }

export const readHistorySearch = (search: Record<string, unknown>): HistorySearch => {
  const kind = REEL_KINDS.find((entry) => entry.kind === search.kind)?.kind
  const state = GENERATION_STATES.find((known) => known === search.state)
  return { ...(kind && { kind }), ...(state && { state }) }
}
