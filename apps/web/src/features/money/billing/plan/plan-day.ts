import type { Subscription } from '@kadr/contract/money/subscription'
import { formatBillingDay } from '@kadr/domain/money/billing-day'
import { getPlan, isSelfRenewing } from '@kadr/domain/money/plans'
import { isExpired } from '@kadr/domain/money/subscription-state'
import { useAccount } from '../../../../platform/api/services.tsx'
import { copy } from '../copy.ts'

export { formatBillingDay as planDay } from '@kadr/domain/money/billing-day'

type Term = { subscription: Subscription; timeZone: string; now: Date }

export const planTerm = ({ subscription, timeZone, now }: Term): string => {
  const { type, expiresAt } = subscription
  if (isSelfRenewing(type)) return copy.forever
  if (!expiresAt || isExpired({ expiresAt, now })) return copy.over(getPlan(type).title)
  return copy.until(formatBillingDay({ at: expiresAt, timeZone, now }))
}

/** Days of charges in the user's time zone. */
export const usePlanZone = () =>
  useAccount((account) => account.user?.timeZone) ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone
