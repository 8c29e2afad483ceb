import * as z from 'zod/mini'
import {
  accountsQuery,
  analyticsAccount,
  analyticsMetric,
  figure,
  localDate,
  metricSeries,
  period,
  periodQuery,
} from './analytics-figures.ts'
import { network } from './networks.ts'
import { pageOf, pageQuery } from './paging.ts'
import { id, instant } from './primitives.ts'
import { defineRoute } from './route.ts'
import { workItem } from './work-items.ts'

const ofPeriod = {
  period,
  previous: period,
  timeZone: z.string(),
  /** The unfinished day, when it is in the period; it is not compared. */
  today: z.nullable(localDate),
  figures: z.array(figure),
  series: z.array(metricSeries),
  /** Pieces published on each day. */
  publications: z.array(z.int()),
  best: z.array(workItem),
  weak: z.array(workItem),
}

export const networkFigures = z.object({
  network,
  accounts: z.int(),
  /** Since when not all its accounts are updated. */
  staleSince: z.nullable(instant),
  figures: z.array(figure),
})
export type NetworkFigures = z.infer<typeof networkFigures>

export const analyticsOverview = z.object({
  ...ofPeriod,
  updatedAt: z.nullable(instant),
  stale: z.array(analyticsAccount),
  networks: z.array(networkFigures),
})
export type AnalyticsOverview = z.infer<typeof analyticsOverview>

export const getAnalyticsOverview = defineRoute({
  method: 'GET',
  path: '/analytics/overview',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Показатели за период против прошлого',
  tags: ['analytics'],
  query: z.object({ ...accountsQuery, ...periodQuery }),
  data: analyticsOverview,
  errors: ['NOT_FOUND'],
})

const accountWithFigures = z.extend(analyticsAccount, { figures: z.array(figure) })
export type AccountWithFigures = z.infer<typeof accountWithFigures>

export const listAnalyticsAccounts = defineRoute({
  method: 'GET',
  path: '/analytics/accounts',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Аккаунты с показателями',
  tags: ['analytics'],
  query: z.object({
    ...pageQuery,
    ...accountsQuery,
    ...periodQuery,
    sort: z.optional(z.enum(['title', ...analyticsMetric.options])),
    order: z.optional(z.enum(['asc', 'desc'])),
  }),
  data: pageOf(accountWithFigures),
  errors: ['NOT_FOUND'],
})

export const getAnalyticsAccount = defineRoute({
  method: 'GET',
  path: '/analytics/accounts/:id',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Аккаунт: показатели и лучшие публикации',
  tags: ['analytics'],
  params: z.object({ id }),
  query: z.object(periodQuery),
  data: z.object({
    ...ofPeriod,
    account: analyticsAccount,
    /** Figures the network does not report. */
    unreported: z.array(analyticsMetric),
  }),
  errors: ['NOT_FOUND'],
})

const cell = z.object({
  /** Monday is 1. */
  weekday: z.int(),
  hour: z.int(),
  count: z.int(),
  /** Against the account's own median. */
  ratio: z.number(),
  isReliable: z.boolean(),
})

/** From pieces of the last 90 days, by their views at the age of three days. */
export const getBestTime = defineRoute({
  method: 'GET',
  path: '/analytics/best-time',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Лучшее время по своим публикациям',
  tags: ['analytics'],
  query: z.object(accountsQuery),
  data: z.object({
    timeZone: z.string(),
    count: z.int(),
    cells: z.array(cell),
    /** Null: too few pieces for a verdict. */
    best: z.nullable(cell),
  }),
  errors: ['NOT_FOUND'],
})

export const attributionDimension = z.enum([
  'hook',
  'reelKind',
  'template',
  'length',
  'hashtags',
  'weekday',
  'hour',
  'network',
  'author',
])
export type AttributionDimension = z.infer<typeof attributionDimension>

/** What works: medians against the account's own median, groups of ten pieces or more. */
export const getAttribution = defineRoute({
  method: 'GET',
  path: '/analytics/attribution',
  access: 'workspace',
  action: 'analytics.read',
  rate: 'read',
  summary: 'Что сработало',
  tags: ['analytics'],
  query: z.object(accountsQuery),
  data: z.object({
    count: z.int(),
    lines: z.array(
      z.object({
        dimension: attributionDimension,
        /** A code, or the name of what people named. */
        value: z.string(),
        count: z.int(),
        ratio: z.number(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
