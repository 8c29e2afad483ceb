import type { PlanLimits } from '@kadr/contract/money/subscription'

export const UNLIMITED = -1

/** Assumed by screens until the subscription is loaded. */
export const DEFAULT_LIMITS: PlanLimits = {
  videoGenerations: 5,
  aiGenerations: 5,
  accountTracking: 0,
  connectedAccounts: 1,
}

export const isUnlimited = (limit: number) => limit === UNLIMITED

/** Usage of a limit, 0–100; 0 for an unlimited one. */
export const usagePercent = ({ used, limit }: { used: number; limit: number }) => {
  if (isUnlimited(limit) || used <= 0) return 0
  if (limit <= 0) return 100
  return Math.min(100, Math.round((used / limit) * 100))
}

export const usedOf = ({ remaining, limit }: { remaining: number; limit: number }) =>
  isUnlimited(limit) || isUnlimited(remaining) ? 0 : Math.max(0, limit - remaining)

export const mayUseAi = ({ limit, remaining }: { limit: number; remaining: number }) =>
  isUnlimited(limit) || remaining > 0

export const mayConnect = ({
  limit = DEFAULT_LIMITS.connectedAccounts,
  count,
}: {
  limit?: number | undefined
  count: number
}) => isUnlimited(limit) || count < limit

/** The first of the plans, which go from the smallest on, that gives more than is allowed now. */
export const findLarger = <Plan>({
  plans,
  amountOf,
  allowed,
}: {
  plans: readonly Plan[]
  amountOf: (plan: Plan) => number
  allowed: number
}): Plan | undefined =>
  isUnlimited(allowed)
    ? undefined
    : plans.find((plan) => isUnlimited(amountOf(plan)) || amountOf(plan) > allowed)

/** Fills missing limits with defaults. */
export const withDefaultLimits = (
  limits: { [K in keyof PlanLimits]?: number | undefined } | null | undefined,
): PlanLimits => ({
  videoGenerations: limits?.videoGenerations ?? DEFAULT_LIMITS.videoGenerations,
  aiGenerations: limits?.aiGenerations ?? DEFAULT_LIMITS.aiGenerations,
  accountTracking: limits?.accountTracking ?? DEFAULT_LIMITS.accountTracking,
  connectedAccounts: limits?.connectedAccounts ?? DEFAULT_LIMITS.connectedAccounts,
})

/** Text shown instead of a limit's number; undefined to show the number. */
export const findLimitText = (limit: number) => {
  if (limit === 0) return 'Недоступно в вашем тарифе'
  if (isUnlimited(limit)) return 'Без ограничений'
  return undefined
}
