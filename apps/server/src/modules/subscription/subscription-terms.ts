import type { PlanLimits, PlanName, SubscriptionStatus } from '@kadr/contract/subscription'
import { PLANS } from '@kadr/domain/plans'
import { type PointsPeriod, pointsPeriod } from '@kadr/domain/points-period'
import { effectivePlan, isExpired } from '@kadr/domain/subscription-state'
import type { SubscriptionRow } from './subscription.repository.ts'

/** What a subscription means at one moment. */
export type SubscriptionTerms = {
  /** What the person bought. */
  type: PlanName
  status: SubscriptionStatus
  expiresAt: Date
  isFreeTrial: boolean
  /** The plan whose limits hold. */
  plan: PlanName
  limits: PlanLimits
  /** The month the points are counted in. */
  period: PointsPeriod
}

/** Free goes on from month to month; a paid plan that ran out leaves Free from that moment on. */
export const subscriptionTerms = ({
  row,
  now,
}: {
  row: Pick<SubscriptionRow, 'plan' | 'status' | 'isFreeTrial' | 'anchorAt' | 'expiresAt'>
  now: Date
}): SubscriptionTerms => {
  const plan = effectivePlan({ type: row.plan, status: row.status, expiresAt: row.expiresAt, now })
  const paidUntil = row.plan === 'FREE' ? null : row.expiresAt
  const hasEnded = paidUntil !== null && isExpired({ expiresAt: paidUntil, now })
  const period = pointsPeriod({ anchor: hasEnded ? paidUntil : row.anchorAt, now })
  return {
    type: row.plan,
    status: hasEnded ? 'expired' : row.status,
    expiresAt: paidUntil ?? period.end,
    isFreeTrial: row.isFreeTrial,
    plan,
    limits: PLANS[plan].limits,
    period,
  }
}
