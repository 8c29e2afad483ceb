import {
  LEGACY_PLAN_NAMES,
  type PlanLimits,
  type PlanName,
} from '@kadr/contract/money/subscription'
import { findLarger, UNLIMITED } from './limits.ts'

export type PlanRules = {
  name: PlanName
  title: string
  limits: PlanLimits
  hasPrioritySupport: boolean
  /** Including the owner. */
  teamSize: number
}

export const PLANS: Record<PlanName, PlanRules> = {
  FREE: {
    name: 'FREE',
    title: 'Free',
    limits: { videoGenerations: 5, aiGenerations: 5, accountTracking: 0, connectedAccounts: 1 },
    hasPrioritySupport: false,
    teamSize: 1,
  },
  HOBBY: {
    name: 'HOBBY',
    title: 'Hobby',
    limits: { videoGenerations: 50, aiGenerations: 0, accountTracking: 0, connectedAccounts: 5 },
    hasPrioritySupport: false,
    teamSize: 1,
  },
  CREATOR: {
    name: 'CREATOR',
    title: 'Creator',
    limits: {
      videoGenerations: 100,
      aiGenerations: 70,
      accountTracking: 30,
      connectedAccounts: 10,
    },
    hasPrioritySupport: false,
    teamSize: 1,
  },
  ULTIMATE: {
    name: 'ULTIMATE',
    title: 'Ultimate',
    limits: {
      videoGenerations: UNLIMITED,
      aiGenerations: 150,
      accountTracking: 100,
      connectedAccounts: UNLIMITED,
    },
    hasPrioritySupport: true,
    teamSize: 1,
  },
  AGENCY: {
    name: 'AGENCY',
    title: 'Agency',
    limits: {
      videoGenerations: UNLIMITED,
      aiGenerations: UNLIMITED,
      accountTracking: UNLIMITED,
      connectedAccounts: UNLIMITED,
    },
    hasPrioritySupport: true,
    teamSize: 10,
  },
}

/** From the smallest to the largest. */
export const PLAN_NAMES = ['FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'] as const

const PAID_PLANS = PLAN_NAMES.map((name) => PLANS[name]).filter(({ name }) => name !== 'FREE')

export const rankOf = (plan: PlanName) => PLAN_NAMES.indexOf(plan)

/** Ends the reason of a refusal: «Больше даёт тариф Creator»; undefined where no plan gives more. */
export const findLargerPlanText = (limit: {
  amountOf: (plan: PlanRules) => number
  allowed: number
}): string | undefined => {
  const plan = findLarger({ plans: PAID_PLANS, ...limit })
  if (!plan) return undefined
  return `${limit.allowed === 0 ? 'Есть в тарифах от' : 'Больше даёт тариф'} ${plan.title}`
}

const LEGACY_NAMES: Record<(typeof LEGACY_PLAN_NAMES)[number], PlanName> = {
  BASIC: 'HOBBY',
  PREMIUM: 'CREATOR',
}

/** Parses a plan name in any case, including legacy names; unknown names are Free. */
export const toPlanName = (text: string | null | undefined): PlanName => {
  const name = (text ?? '').trim().toUpperCase()
  const legacy = LEGACY_PLAN_NAMES.find((known) => known === name)
  return legacy ? LEGACY_NAMES[legacy] : (PLAN_NAMES.find((known) => known === name) ?? 'FREE')
}

export const getPlan = (text: string | null | undefined) => PLANS[toPlanName(text)]

/** Free has no payment, so it renews automatically. */
export const isSelfRenewing = (text: string | null | undefined) => toPlanName(text) === 'FREE'
