import type { FactKind } from '@kadr/contract/library/business'
import { DAY_MS } from '@kadr/kit/durations'

/** A price is asked about again after this time. */
const PRICE_FRESH_MS = 60 * DAY_MS

/** Whether a fact may be used without asking. */
export const isFreshFact = ({
  kind,
  saidAt,
  until,
  now,
}: {
  kind: FactKind
  saidAt: Date
  until: Date | null
  now: Date
}): boolean =>
  (until === null || now < until) &&
  (kind !== 'price' || now.getTime() - saidAt.getTime() <= PRICE_FRESH_MS)
