import type { PlanLimits, PlanName, SubscriptionStatus } from '@kadr/contract/subscription'
import { PLANS, toPlanName } from '@kadr/domain/plans'
import { type PointsPeriod, pointsPeriod } from '@kadr/domain/points-period'
import { effectivePlan, isExpired } from '@kadr/domain/subscription-state'
import type { SubscriptionRow } from './subscription.repository.ts'

/** A subscription evaluated at a point in time. */
export type SubscriptionTerms = {
  /** The purchased plan. */
  type: PlanName
  status: SubscriptionStatus
  expiresAt: Date
  isFreeTrial: boolean
  /** The plan whose limits apply. */
  plan: PlanName
  limits: PlanLimits
  /** The month of the points. */
  period: PointsPeriod
}

/** Free renews every month; an expired paid plan becomes Free from that moment on. */
export const subscriptionTerms = ({
  row,
  now,
}: {
  row: Pick<SubscriptionRow, 'plan' | 'status' | 'isFreeTrial' | 'anchorAt' | 'expiresAt'>
  now: Date
}): SubscriptionTerms => {
  const type = toPlanName(row.plan)
  const plan = effectivePlan({ type, status: row.status, expiresAt: row.expiresAt, now })
  const paidUntil = type === 'FREE' ? null : row.expiresAt
  const hasEnded = paidUntil !== null && isExpired({ expiresAt: paidUntil, now })
  const period = pointsPeriod({ anchor: hasEnded ? paidUntil : row.anchorAt, now })
  return {
    type,
    status: hasEnded ? 'expired' : row.status,
    expiresAt: paidUntil ?? period.end,
    isFreeTrial: row.isFreeTrial,
    plan,
    limits: PLANS[plan].limits,
    period,
  }
}
