import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { PlanName } from '@kadr/contract/money/subscription'
import type { HeldPeriod } from './quote-purchase.ts'

export type NextTerms = { plan: PlanName; billingPeriod: BillingPeriod }

/** What renews without a planned change: the plan and length of the last paid period; undefined when none is held. */
export const termsToKeep = (
  held: readonly Pick<HeldPeriod, 'plan' | 'unit'>[],
): NextTerms | undefined => {
  const last = held.at(-1)
  return last && { plan: last.plan, billingPeriod: last.unit === 'year' ? 'annually' : 'monthly' }
}

/** Whether the next period is another one than the paid one, so that it can be taken back. */
export const isChangePlanned = ({
  held,
  next,
}: {
  held: readonly Pick<HeldPeriod, 'plan' | 'unit'>[]
  next: NextTerms
}): boolean => {
  const kept = termsToKeep(held)
  return (
    kept !== undefined && (kept.plan !== next.plan || kept.billingPeriod !== next.billingPeriod)
  )
}
