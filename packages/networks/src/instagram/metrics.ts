import { DAY_MS } from '@kadr/kit/durations'
import type * as z from 'zod/mini'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import {
  type GraphInsights,
  graphInsights,
  readSeries,
  readTotals,
} from '../_shared/graph-insights.ts'
import { findNotAllowed, mapMetrics } from '../_shared/metric-values.ts'
import type { Account, Failure, NetworkContext } from '../account.ts'
import type {
  AccountMetricsInput,
  MetricDay,
  MetricName,
  Metrics,
  PostMetricsOutcome,
} from '../metrics.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'
import { INSIGHTS } from './tokens.ts'
import { accountCounts, mediaProduct } from './wire.ts'

const ACCOUNT_NAMES: Readonly<Record<string, MetricName>> = {
  followers_count: 'followers',
  follows_count: 'following',
  media_count: 'posts',
}

const DAY_NAMES: Readonly<Record<string, MetricName>> = {
  reach: 'reach',
  follower_count: 'followersGained',
}

const COMMON: Readonly<Record<string, MetricName>> = {
  reach: 'reach',
  views: 'views',
  shares: 'shares',
}

const FEED: Readonly<Record<string, MetricName>> = {
  ...COMMON,
  likes: 'likes',
  comments: 'comments',
  saved: 'saves',
  total_interactions: 'interactions',
}

/** A single metric the media type does not have fails the whole call. Times are in milliseconds. */
const BY_PRODUCT: Readonly<Record<string, Readonly<Record<string, MetricName>>>> = {
  FEED,
  REELS: {
    ...FEED,
    ig_reels_avg_watch_time: 'averageWatchSeconds',
    ig_reels_video_view_total_time: 'watchSeconds',
  },
  STORY: { ...COMMON, replies: 'comments' },
}

/** Longest range of one call. */
const MAX_SPAN_MS = 30 * DAY_MS

type Asked<T> = {
  ctx: NetworkContext
  account: Account
  path: string
  params: GraphParams
  schema: z.ZodMiniType<T>
}

const ask = <T>({ ctx, account, path, params, schema }: Asked<T>) =>
  callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${getGraphUrl({ ctx, login: getLogin(account.profile) })}/${path}`,
    params: { ...params, access_token: account.tokens.accessToken },
    schema,
  })

const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** One call per metric: a metric an account is too small for fails the whole call. */
function readDays({ ctx, account, since, until }: AccountMetricsInput, metric: string) {
  const from = new Date(Math.max(since.getTime(), until.getTime() - MAX_SPAN_MS))
  return ask({
    ctx,
    account,
    path: `${account.profile.externalId}/insights`,
    params: {
      metric,
      period: 'day',
      since: secondsOf(from),
      until: secondsOf(until),
    },
    schema: graphInsights,
  })
}

export const metrics: Metrics = {
  account: {
    names: [...Object.values(ACCOUNT_NAMES), ...Object.values(DAY_NAMES)],
    async read(input) {
      const { ctx, account } = input
      const refusal = findNotAllowed({ account, scopes: [INSIGHTS] })
      if (refusal) return refusal
      const counts = await ask({
        ctx,
        account,
        path: account.profile.externalId,
        params: { fields: Object.keys(ACCOUNT_NAMES).join(',') },
        schema: accountCounts,
      })
      if (counts.kind === 'failed') return { kind: 'failed', failure: counts.failure }
      const data: GraphInsights['data'] = []
      for (const metric of Object.keys(DAY_NAMES)) {
        const read = await readDays(input, metric)
        if (read.kind === 'ok') data.push(...read.data.data)
        else if (!isUnavailable(read.failure)) return { kind: 'failed', failure: read.failure }
      }
      const days = [...readSeries({ data })].map(
        ([date, told]): MetricDay => ({ date, values: mapMetrics({ names: DAY_NAMES, told }) }),
      )
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told: counts.data })
      return { kind: 'found', metrics: { totals, days } }
    },
  },

  post: {
    names: [...new Set(Object.values(BY_PRODUCT).flatMap((names) => Object.values(names)))],
    async read({ ctx, account, post }) {
      const refusal = findNotAllowed({ account, scopes: [INSIGHTS] })
      if (refusal) return refusal
      // Published, but Instagram did not return its id.
      if (post.details.isContainer) return { kind: 'absent' }
      const path = post.externalId
      const params = { fields: 'media_product_type' }
      const media = await ask({ ctx, account, path, params, schema: mediaProduct })
      if (media.kind === 'failed') return withoutFigures(media.failure)
      const names = BY_PRODUCT[media.data.media_product_type ?? ''] ?? COMMON
      const read = await ask({
        ctx,
        account,
        path: `${path}/insights`,
        params: { metric: Object.keys(names).join(',') },
        schema: graphInsights,
      })
      if (read.kind === 'failed') return withoutFigures(read.failure)
      const told = inSeconds(readTotals(read.data))
      return { kind: 'found', metrics: mapMetrics({ names, told }) }
    },
  },
}

/** The account or the post is too small for this metric. */
const isUnavailable = ({ code }: Failure) => code === 'graph_100' || code === 'graph_10'

const withoutFigures = (failure: Failure): PostMetricsOutcome =>
  failure.code === 'graph_100_33' || failure.code === 'graph_10'
    ? { kind: 'absent' }
    : { kind: 'failed', failure }

const inSeconds = (told: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      name.endsWith('_time') && typeof value === 'number' ? value / 1000 : value,
    ]),
  )
