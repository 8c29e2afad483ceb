import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { Billing } from '@kadr/contract/money/billing'
import type { PlanName, Subscription } from '@kadr/contract/money/subscription'
import { rankOf } from '@kadr/domain/money/plans'
import { effectivePlan } from '@kadr/domain/money/subscription-state'

export type PlanOffer =
  /** Paid and renewed automatically. */
  | { kind: 'current' }
  | { kind: 'extend' }
  | { kind: 'year' }
  | { kind: 'up' }
  /** Paid now, starts after the current paid period. */
  | { kind: 'down' }
  /** Applies from the next charge, by the saved card. */
  | { kind: 'schedule' }
  /** Chosen for the next charge already. */
  | { kind: 'planned' }

/** What the button of a plan does for this user. */
export const planOffer = ({
  plan,
  billingPeriod,
  subscription,
  billing,
  now,
}: {
  plan: PlanName
  billingPeriod: BillingPeriod
  subscription: Subscription
  billing: Billing
  now: Date
}): PlanOffer => {
  // A trial is no purchase: every plan begins at once.
  const current = subscription.isFreeTrialUser ? 'FREE' : effectivePlan({ ...subscription, now })
  const isRenewing = billing.renewal?.state === 'on'
  if (current === 'FREE' || rankOf(plan) > rankOf(current)) return { kind: 'up' }
  const canSchedule = isRenewing && billing.renewal?.isByProvider === false
  if (rankOf(plan) < rankOf(current)) {
    const { renewal } = billing
    const isPlanned = renewal?.plan === plan && renewal.billingPeriod === billingPeriod
    if (canSchedule && isPlanned) return { kind: 'planned' }
    return { kind: canSchedule ? 'schedule' : 'down' }
  }
  const isMonthly = billing.current?.billingPeriod !== 'annually'
  if (billingPeriod === 'annually' && isMonthly) return { kind: 'year' }
  return isRenewing ? { kind: 'current' } : { kind: 'extend' }
}
