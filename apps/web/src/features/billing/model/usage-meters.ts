import type { PlanLimits, Points, Subscription } from '@kadr/contract/subscription'
import { isUnlimited, usedOf } from '@kadr/domain/limits'

export type UsageMeter = {
  key: keyof PlanLimits
  used: number
  limit: number
  isUnlimited: boolean
}

type Usage = { subscription: Subscription; points: Points }

/** The four limits of the plan with what is used of each, in the order people run into them. */
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
