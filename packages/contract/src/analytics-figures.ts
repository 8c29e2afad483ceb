import * as z from 'zod/mini'
import { network } from './networks.ts'
import { id, instant } from './primitives.ts'

/** What screens and reports of analytics show, in this order. */
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

/** A local date of the workspace. */
export const localDate = z.iso.date('Укажите дату')

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

/** Which accounts; without any: all connected ones. Tracked accounts of others are asked for by id or group. */
export const accountsQuery = {
  networks: z.optional(listOf(network)),
  accountIds: z.optional(listOf(id)),
  accountGroupId: z.optional(id),
}

/** `length` ends today; `from` and `to` are given together and win. Without any: 30 days. */
export const periodQuery = {
  length: z.optional(periodLength),
  from: z.optional(localDate),
  to: z.optional(localDate),
  /** The period right before, or the nearest one that begins on the same weekday. */
  against: z.optional(z.enum(['previous', 'same_weekday'])),
}

/** Of the days both periods have. For a rate `share` is the difference of the two. */
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), share: z.number() }),
  z.object({ kind: z.literal('difference'), value: z.number() }),
  z.object({ kind: z.literal('points'), share: z.number() }),
  z.object({ kind: z.literal('unknown') }),
])
export type FigureChange = z.infer<typeof change>

export const figure = z.object({
  metric: analyticsMetric,
  /** Null: not reported, which is not zero. Followers: their number at the end of the period. */
  value: z.nullable(z.number()),
  change,
  /** More than a fifth of the days have no counterpart in the other period. */
  isPartial: z.boolean(),
  /** Networks whose figures are in it. */
  networks: z.array(network),
})
export type Figure = z.infer<typeof figure>

const daily = z.array(z.nullable(z.number()))

/** One value for each day of the period, and of the one before in the same order. */
export const metricSeries = z.object({ metric: analyticsMetric, now: daily, before: daily })
export type MetricSeries = z.infer<typeof metricSeries>

/** Since when the figures of an account are not updated, and why. */
export const staleness = z.object({
  /** Null: never read. */
  since: z.nullable(instant),
  /** Russian, safe to show. */
  message: z.nullable(z.string()),
  /** Only a new sign-in repairs it. */
  isSignInNeeded: z.boolean(),
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
