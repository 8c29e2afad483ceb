import type { PlanName } from '@kadr/contract/money/subscription'

/** Calls a minute of one key or program. */
export type ApiLimits = { read: number; write: number }

const DEFAULT: ApiLimits = { read: 600, write: 120 }

const LIMITS: Record<PlanName, ApiLimits> = {
  FREE: { read: 120, write: 30 },
  HOBBY: DEFAULT,
  CREATOR: DEFAULT,
  ULTIMATE: { read: 1200, write: 240 },
  AGENCY: { read: 3000, write: 600 },
}

export const apiLimitsOf = (plan: PlanName): ApiLimits => LIMITS[plan]
