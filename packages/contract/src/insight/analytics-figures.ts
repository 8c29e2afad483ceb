import * as z from 'zod/mini'
import { id, instant, localDate } from '../base/primitives.ts'
import { network } from '../publishing/networks.ts'

/** Metrics of analytics screens and reports, in display order. */
export const ANALYTICS_METRICS = [
  'views',
  'reach',
  'followers',
  'engagementRate',
  'likes',
  'comments',
  'shares',
  'saves',
] as const
export const analyticsMetric = z.enum(ANALYTICS_METRICS)
export type AnalyticsMetric = z.infer<typeof analyticsMetric>

/** Local dates of the workspace. */
export const period = z.object({ from: localDate, to: localDate })
export const periodLength = z.enum(['week', 'month', 'quarter'])

const MAX_FILTERS = 100
/** Comma-separated values. */
const listOf = <S extends z.ZodMiniType<unknown, string>>(item: S) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((text) => text.split(',').filter((part) => part !== '')),
    ),
    z.array(item).check(z.maxLength(MAX_FILTERS)),
  )

/** Account filter; by default all connected ones. Tracked third-party accounts are requested by id or group. */
export const accountsQuery = {
  networks: z.optional(listOf(network)),
  accountIds: z.optional(listOf(id)),
  accountGroupId: z.optional(id),
}

/** `length` ends today; `from` and `to` are given together and take precedence. Default: 30 days. */
export const periodQuery = {
  length: z.optional(periodLength),
  from: z.optional(localDate),
  to: z.optional(localDate),
  /** The period right before, or the nearest one that begins on the same weekday. */
  against: z.optional(z.enum(['previous', 'same_weekday'])),
}

/** Of `compared`. For a rate, `share` is the difference of the two. */
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), share: z.number() }),
  z.object({ kind: z.literal('difference'), value: z.number() }),
  z.object({ kind: z.literal('points'), share: z.number() }),
  z.object({ kind: z.literal('unknown') }),
])
export type FigureChange = z.infer<typeof change>

/** An account that is in one period only, or on fewer days than it reported. */
const leftOut = z.object({
  accountId: id,
  network,
  title: z.string(),
  /** The same holds for all accounts of its network. */
  isWholeNetwork: z.boolean(),
  /** The period without figures; `days`: both have some. */
  missing: z.enum(['before', 'now', 'days']),
  /** Compared days, of those the account reported. */
  days: z.int(),
  ofDays: z.int(),
})
export type LeftOut = z.infer<typeof leftOut>

/** The network has no such figure, or it was not read yet. */
const absence = z.enum(['unreported', 'unread'])
export type Absence = z.infer<typeof absence>

export const figure = z.object({
  metric: analyticsMetric,
  /** Followers: their number at the end of the period. */
  value: z.nullable(z.number()),
  /** Why there is no value; null with one, zero included. */
  absence: z.nullable(absence),
  change,
  /** Both periods over the accounts and finished days they have in common; null without any. */
  compared: z.nullable(z.object({ now: z.number(), before: z.number() })),
  leftOut: z.array(leftOut),
  /** The day from which growth is counted, when all its accounts joined within the period. */
  since: z.nullable(localDate),
  /** Reaches of single days added up: a person is counted again each day. */
  isDaySum: z.boolean(),
  /** Networks included in the figure. */
  networks: z.array(network),
})
export type Figure = z.infer<typeof figure>

const daily = z.array(z.nullable(z.number()))

/** One value for each day of the period, and of the previous one in the same order. */
export const metricSeries = z.object({
  metric: analyticsMetric,
  now: daily,
  before: daily,
  /** The first day that is not finished or that a network reports late; null: the period is complete. */
  lateFrom: z.nullable(localDate),
  /** Some growth was read after more than a day and is spread evenly over the days between. */
  isSpread: z.boolean(),
})
export type MetricSeries = z.infer<typeof metricSeries>

/** Since when the figures of an account are stale, and why. */
export const staleness = z.object({
  /** Null: never read. */
  since: z.nullable(instant),
  /** Russian, safe to show. */
  message: z.nullable(z.string()),
  /** Only a new sign-in repairs it. */
  isSignInNeeded: z.boolean(),
  /** Disconnected here: nothing is read any more. */
  isDetached: z.boolean(),
})
export type Staleness = z.infer<typeof staleness>

export const analyticsAccount = z.object({
  id,
  network,
  title: z.string(),
  handle: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
  /** Null: disconnected, or tracked by its public page. */
  connectionId: z.nullable(id),
  isTracked: z.boolean(),
  updatedAt: z.nullable(instant),
  stale: z.nullable(staleness),
})
export type AnalyticsAccount = z.infer<typeof analyticsAccount>
