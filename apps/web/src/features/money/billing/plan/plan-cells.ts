import type { PlanLimits, PlanName } from '@kadr/contract/money/subscription'
import { formatNumber } from '@kadr/domain/base/plural'
import { isUnlimited } from '@kadr/domain/money/limits'
import { PLANS } from '@kadr/domain/money/plans'
import { planCopy } from './copy.ts'

export type PlanCell = { text: string; isMissing: boolean; isYes: boolean }
export type PlanRowKey = keyof typeof planCopy.rows

export const PLAN_ROW_KEYS: readonly PlanRowKey[] = [
  'videoGenerations',
  'aiGenerations',
  'connectedAccounts',
  'accountTracking',
  'team',
  'support',
]

/** The table has three columns; Agency stands beside it. */
export const TABLE_PLANS = ['HOBBY', 'CREATOR', 'ULTIMATE'] as const

const missing: PlanCell = { text: planCopy.none, isMissing: true, isYes: false }

const limitCell = ({ limit, isUpTo }: { limit: number; isUpTo: boolean }): PlanCell => {
  if (limit === 0) return missing
  if (isUnlimited(limit)) return { text: planCopy.unlimited, isMissing: false, isYes: false }
  const count = formatNumber(limit)
  return { text: isUpTo ? planCopy.upTo(count) : count, isMissing: false, isYes: false }
}

const isLimit = (key: PlanRowKey): key is keyof PlanLimits => key in PLANS.FREE.limits

export const planCell = ({ plan, row }: { plan: PlanName; row: PlanRowKey }): PlanCell => {
  const { limits, teamSize, hasPrioritySupport } = PLANS[plan]
  if (isLimit(row)) return limitCell({ limit: limits[row], isUpTo: row === 'connectedAccounts' })
  if (row === 'team') {
    return teamSize > 1 ? { text: planCopy.people, isMissing: false, isYes: false } : missing
  }
  return hasPrioritySupport
    ? { text: planCopy.yes, isMissing: false, isYes: true }
    : { text: planCopy.no, isMissing: true, isYes: false }
}
