import type { Billing } from '@kadr/contract/billing'
import type { BillingPeriod } from '@kadr/contract/primitives'
import type { PlanName, Subscription } from '@kadr/contract/subscription'
import { PLAN_NAMES } from '@kadr/domain/plans'
import { effectivePlan } from '@kadr/domain/subscription-state'

export type PlanOffer =
  /** Nothing to do: it is paid and goes on by itself. */
  | { kind: 'current' }
  | { kind: 'extend' }
  | { kind: 'year' }
  | { kind: 'up' }
  /** Paid now, begins after what is paid. */
  | { kind: 'down' }
  /** The saved card pays from the next charge on. */
  | { kind: 'schedule' }

const rank = (plan: PlanName) => PLAN_NAMES.indexOf(plan)

/** What pressing the button of a plan does for this person. */
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
  if (current === 'FREE' || rank(plan) > rank(current)) return { kind: 'up' }
  const canSchedule = isRenewing && billing.renewal?.isByProvider === false
  if (rank(plan) < rank(current)) return { kind: canSchedule ? 'schedule' : 'down' }
  const isMonthly = billing.current?.billingPeriod !== 'annually'
  if (billingPeriod === 'annually' && isMonthly) return { kind: 'year' }
  return isRenewing ? { kind: 'current' } : { kind: 'extend' }
}
