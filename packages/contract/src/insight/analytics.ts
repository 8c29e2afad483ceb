import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, localDate } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'
import {
  accountsQuery,
  analyticsAccount,
  analyticsMetric,
  figure,
  metricSeries,
  period,
  periodQuery,
} from './analytics-figures.ts'
import { workItem } from './work-items.ts'

/** An account whose growth is counted from a day within the period on. */
const joined = z.object({ accountId: id, network, title: z.string(), since: localDate })

/** An account and the first and last day of the period it has figures of; null without any. */
const covered = z.object({
  accountId: id,
  network,
  title: z.string(),
  from: z.nullable(localDate),
  to: z.nullable(localDate),
})
export type CoveredAccount = z.infer<typeof covered>

/** What the pieces published in the period have collected up to now. */
const lifetimeFigures = z.object({
  count: z.int(),
  figures: z.object({
    views: z.nullable(z.number()),
    /** Reaches of single pieces added up. */
    reach: z.nullable(z.number()),
    likes: z.nullable(z.number()),
    comments: z.nullable(z.number()),
    shares: z.nullable(z.number()),
    saves: z.nullable(z.number()),
    engagementRate: z.nullable(z.number()),
  }),
})
export type LifetimeFigures = z.infer<typeof lifetimeFigures>

const ofPeriod = {
  period,
  previous: period,
  timeZone: z.string(),
  /** The unfinished day, when it is in the period; it is not compared. */
  today: z.nullable(localDate),
  figures: z.array(figure),
  lifetime: lifetimeFigures,
  joined: z.array(joined),
  /** All accounts the figures are about, in the order of networks. */
  covered: z.array(covered),
  series: z.array(metricSeries),
  /** Pieces published on each day. */
  publications: z.array(z.int()),
  best: z.array(workItem),
  weak: z.array(workItem),
}

export const networkFigures = z.object({
  network,
  accounts: z.int(),
  /** Since when not all of its accounts are up to date. */
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
  /** Relative to the account's own median. */
  ratio: z.number(),
  /** The quarter and the three quarters of its pieces, relative to the same median. */
  low: z.number(),
  high: z.number(),
  isReliable: z.boolean(),
})

/** From pieces of the last 90 days, by their views at the age of three to five days. */
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
    /** Pieces of the same days without a reading at that age. */
    leftOut: z.int(),
    cells: z.array(cell),
    /** Null: too few pieces for a verdict. */
    best: z.nullable(cell),
  }),
  errors: ['NOT_FOUND'],
})

export const attributionDimension = z.enum([
  'rubric',
  'hook',
  'reelKind',
  'template',
  'length',
  'hashtags',
  'weekday',
  'hour',
  'author',
])
export type AttributionDimension = z.infer<typeof attributionDimension>

/** Medians by trait relative to the account's own median, for groups of enough posts. */
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
    /** Pieces of the same days without a reading at the age they are compared at. */
    leftOut: z.int(),
    lines: z.array(
      z.object({
        dimension: attributionDimension,
        /** A code, or a name given by a person. */
        value: z.string(),
        count: z.int(),
        ratio: z.number(),
        /** The quarter and the three quarters of its pieces. */
        low: z.number(),
        high: z.number(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
