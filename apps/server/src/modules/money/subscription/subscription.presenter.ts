import type { Plan, Subscription } from '@kadr/contract/money/subscription'
import { PLANS } from '@kadr/domain/money/plans'
import { daysUntilExpiry, isExpiringSoon } from '@kadr/domain/money/subscription-state'
import type { PlanRow } from './subscription.repository.ts'
import type { SubscriptionTerms } from './subscription-terms.ts'

const MINOR_UNITS = 100

export const presentSubscription = ({
  terms,
  usage,
  renewal,
  now,
}: {
  terms: SubscriptionTerms
  usage: { connectedAccounts: number; trackedAccounts: number }
  renewal: Subscription['renewal']
  now: Date
}): Subscription => ({
  type: terms.type,
  status: terms.status,
  expiresAt: terms.expiresAt.toISOString(),
  isFreeTrialUser: terms.isFreeTrial,
  daysUntilExpiry: daysUntilExpiry({ expiresAt: terms.expiresAt, now }),
  isExpiringSoon:
    renewal !== 'on' &&
    isExpiringSoon({
      type: terms.type,
      expiresAt: terms.expiresAt,
      isTrial: terms.isFreeTrial,
      now,
    }),
  connectedAccountsCount: usage.connectedAccounts,
  accountTrackingUsed: usage.trackedAccounts,
  limits: terms.limits,
  ...(renewal && { renewal }),
})

export const presentPlan = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  priceRUB: row.priceRubMinor / MINOR_UNITS,
  priceBEL: row.priceBynMinor / MINOR_UNITS,
  priceUSD: row.priceUsdMinor / MINOR_UNITS,
  priceStars: row.priceStars,
  limits: PLANS[row.name].limits,
})
