import type { PlanLimits, PlanName, SubscriptionStatus } from '@kadr/contract/subscription'
import { PLANS, toPlanName } from '@kadr/domain/plans'
import { type PointsPeriod, pointsPeriod } from '@kadr/domain/points-period'
import type { PaidPeriod } from './paid-periods.repository.ts'
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

/** 30 days of Telegram may be longer than a month: their points are those of the period. */
const pointsOf = ({ period, now }: { period: PaidPeriod; now: Date }): PointsPeriod =>
  period.unit === 'days30'
    ? { start: period.startsAt, end: period.endsAt }
    : pointsPeriod({ anchor: period.pointsAnchorAt, now })

/** Free renews every month; an expired paid plan becomes Free from that moment on. */
export const subscriptionTerms = ({
  row: { isFreeTrial, anchorAt, period, paidUntil },
  now,
}: {
  row: SubscriptionRow
  now: Date
}): SubscriptionTerms => {
  if (!period) {
    const month = pointsPeriod({ anchor: anchorAt, now })
    return {
      type: 'FREE',
      status: 'active',
      expiresAt: month.end,
      isFreeTrial,
      plan: 'FREE',
      limits: PLANS.FREE.limits,
      period: month,
    }
  }
  const type = toPlanName(period.plan)
  if (period.endsAt > now) {
    return {
      type,
      status: 'active',
      expiresAt: paidUntil ?? period.endsAt,
      isFreeTrial,
      plan: type,
      limits: period.limits,
      period: pointsOf({ period, now }),
    }
  }
  return {
    type,
    status: 'expired',
    expiresAt: period.endsAt,
    isFreeTrial,
    plan: 'FREE',
    limits: PLANS.FREE.limits,
    period: pointsPeriod({ anchor: period.endsAt, now }),
  }
}
