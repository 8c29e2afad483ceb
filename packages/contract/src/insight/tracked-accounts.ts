import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'

/** A third-party account, tracked by its public figures. */
export const trackedAccount = z.object({
  id,
  network,
  title: z.string(),
  handle: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
  /** When figures were last received; null before the first time. */
  foundAt: z.nullable(instant),
  nextAt: z.nullable(instant),
  /** Russian: why there are no newer figures. */
  problem: z.nullable(z.string()),
})
export type TrackedAccount = z.infer<typeof trackedAccount>

export const listTrackedAccounts = defineRoute({
  method: 'GET',
  path: '/analytics/tracked-accounts',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Отслеживаемые аккаунты',
  tags: ['analytics'],
  data: z.object({ accounts: z.array(trackedAccount) }),
})

export const trackAccount = defineRoute({
  method: 'POST',
  path: '/analytics/tracked-accounts',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Отслеживать аккаунт по ссылке или имени',
  affects: ['analytics', 'subscription'],
  body: z.object({
    /** A link to the account, or a handle together with `network`. */
    link: z
      .string()
      .check(z.trim(), z.minLength(1, 'Вставьте ссылку на аккаунт'), z.maxLength(300)),
    network: z.optional(network),
  }),
  data: trackedAccount,
  errors: [
    'VALIDATION_FAILED',
    'NOT_FOUND',
    'PLAN_LIMIT_REACHED',
    'CONNECTION_REFUSED',
    'NETWORK_UNAVAILABLE',
  ],
})

export const untrackAccount = defineRoute({
  method: 'DELETE',
  path: '/analytics/tracked-accounts/:id',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'write',
  summary: 'Перестать отслеживать аккаунт',
  affects: ['analytics', 'subscription'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** Queues everything that was not read within the last quarter of an hour. */
export const refreshFigures = defineRoute({
  method: 'POST',
  path: '/analytics/refresh',
  access: 'workspace',
  action: 'analytics.write',
  rate: 'heavy',
  summary: 'Обновить цифры',
  affects: ['analytics'],
  body: z.object({ accountId: z.optional(id) }),
  /** Number of accounts and posts to be read. */
  data: z.object({ queued: z.int() }),
  errors: ['NOT_FOUND'],
})
