import type { PlanLimits, PlanName, SubscriptionStatus } from '@kadr/contract/money/subscription'
import { PLANS, toPlanName } from '@kadr/domain/money/plans'
import { type PointsPeriod, pointsPeriod } from '@kadr/domain/money/points-period'
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

/** Telegram's 30 days may be longer than a month: points are granted per period then. */
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
