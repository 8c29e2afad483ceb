import type { ReelKindName } from '@kadr/contract/reel-content'
import { isUuid } from '@kadr/kit/is-uuid'
import { REEL_KINDS } from '../../../renders/kinds.ts'

const STAGES = ['draft', 'finished'] as const

/** What the address of the hub says. Anything else in it is ignored. */
export type ReelsSearch = {
  stage?: (typeof STAGES)[number]
  kind?: ReelKindName
  q?: string
  /** The reel whose window is open. */
  reel?: string
}

export const readReelsSearch = (search: Record<string, unknown>): ReelsSearch => {
  // A word of digits is read as a number by the router.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  const read = {
    stage: STAGES.find((stage) => stage === search.stage),
    kind: REEL_KINDS.find(({ kind }) => kind === search.kind)?.kind,
    q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, 200) : undefined,
    reel: typeof search.reel === 'string' && isUuid(search.reel) ? search.reel : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
