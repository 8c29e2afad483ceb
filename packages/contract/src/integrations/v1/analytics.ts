import * as z from 'zod/mini'
import { instant, localDate } from '../../base/primitives.ts'
import {
  accountsQuery,
  analyticsMetric,
  period,
  periodQuery,
} from '../../insight/analytics-figures.ts'
import { network } from '../../publishing/networks.ts'
import { defineV1 } from './define-v1.ts'

const v1Figure = z.object({
  metric: analyticsMetric,
  value: z.nullable(z.number()),
  /** Both periods over the accounts and days they have in common. */
  compared: z.nullable(z.object({ now: z.number(), before: z.number() })),
})

export const v1Overview = z.object({
  period,
  previous: period,
  timeZone: z.string(),
  figures: z.array(v1Figure),
  networks: z.array(z.object({ network, accounts: z.int(), figures: z.array(v1Figure) })),
  /** One value for each day of the period. */
  days: z.array(
    z.object({ date: localDate, publications: z.int(), views: z.nullable(z.number()) }),
  ),
  updatedAt: z.nullable(instant),
})
export type V1Overview = z.infer<typeof v1Overview>

export const getOverviewV1 = defineV1({
  method: 'GET',
  path: '/analytics/overview',
  scope: 'analytics.read',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Показатели за период против прошлого',
  query: z.strictObject({
    networks: accountsQuery.networks,
    accountIds: accountsQuery.accountIds,
    length: periodQuery.length,
    from: periodQuery.from,
    to: periodQuery.to,
  }),
  data: v1Overview,
})
