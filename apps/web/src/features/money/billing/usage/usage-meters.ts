import type { PlanLimits, Points, Subscription } from '@kadr/contract/money/subscription'
import { isUnlimited, usedOf } from '@kadr/domain/money/limits'

export type UsageMeter = {
  key: keyof PlanLimits
  used: number
  limit: number
  isUnlimited: boolean
}

type Usage = { subscription: Subscription; points: Points }

/** In the order in which users usually reach the limits. */
export const usageMeters = ({ subscription, points }: Usage): UsageMeter[] => {
  const { limits, connectedAccountsCount, accountTrackingUsed } = subscription
  const meter = (key: keyof PlanLimits, used: number): UsageMeter => ({
    key,
    used,
    limit: limits[key],
    isUnlimited: isUnlimited(limits[key]),
  })
  const spent = (key: 'videoGenerations' | 'aiGenerations') =>
    usedOf({ remaining: points[key], limit: limits[key] })
  return [
    meter('videoGenerations', spent('videoGenerations')),
    meter('aiGenerations', spent('aiGenerations')),
    meter('connectedAccounts', connectedAccountsCount),
    meter('accountTracking', accountTrackingUsed),
  ]
}
