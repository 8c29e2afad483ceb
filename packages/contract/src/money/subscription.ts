import * as z from 'zod/mini'
import { instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

export const planName = z.enum(['FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'])
export type PlanName = z.infer<typeof planName>

/** Legacy names of Hobby and Creator. */
export const LEGACY_PLAN_NAMES = ['BASIC', 'PREMIUM'] as const
export type StoredPlanName = PlanName | (typeof LEGACY_PLAN_NAMES)[number]

/** -1 means unlimited. */
const limit = z.int().check(z.minimum(-1))

export const planLimits = z.object({
  videoGenerations: limit,
  aiGenerations: limit,
  accountTracking: limit,
  connectedAccounts: limit,
})
export type PlanLimits = z.infer<typeof planLimits>

export const subscriptionStatus = z.enum(['active', 'expired'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

export const subscription = z.object({
  type: planName,
  status: subscriptionStatus,
  expiresAt: z.nullable(instant),
  isFreeTrialUser: z.boolean(),
  daysUntilExpiry: z.int(),
  isExpiringSoon: z.boolean(),
  connectedAccountsCount: z.int(),
  accountTrackingUsed: z.int(),
  limits: planLimits,
  /** Whether the plan renews automatically; `past_due` after a failed charge. */
  renewal: z.optional(z.enum(['on', 'off', 'past_due'])),
})
export type Subscription = z.infer<typeof subscription>

export const points = z.object({
  videoGenerations: limit,
  aiGenerations: limit,
  planName,
  /** When the next month's points are granted. */
  renewsAt: z.optional(instant),
})
export type Points = z.infer<typeof points>

/** Monthly prices in whole units of each currency; Stars pay for 30 days. */
export const plan = z.object({
  id: z.int(),
  name: planName,
  priceRUB: z.number(),
  priceBEL: z.number(),
  priceUSD: z.number(),
  priceStars: z.number(),
  limits: planLimits,
})
export type Plan = z.infer<typeof plan>

export const getSubscription = defineRoute({
  method: 'GET',
  path: '/users/me/subscription',
  access: 'user',
  rate: 'read',
  summary: 'Подписка',
  tags: ['subscription'],
  data: subscription,
})

export const getPoints = defineRoute({
  method: 'GET',
  path: '/users/me/points',
  access: 'user',
  rate: 'read',
  summary: 'Остаток на месяц',
  tags: ['points'],
  data: points,
})

export const listPlans = defineRoute({
  method: 'GET',
  path: '/users/subscription/plans',
  access: 'public',
  rate: 'read',
  summary: 'Тарифы',
  tags: [],
  data: z.array(plan),
})
