import { DAY_MS } from '@kadr/kit/durations'
import { type GraphInsights, graphInsights, readSeries } from '../_shared/graph-insights.ts'
import { findNextPage, graphPiecePage, presentPiece } from '../_shared/graph-list.ts'
import { findNotAllowed, listDayNames, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import { getPacificBounds } from '../_shared/pacific.ts'
import type { Failure } from '../account.ts'
import type { AccountMetricsInput, MetricDay, MetricName, Metrics } from '../metrics.ts'
import { callInsights, isUnavailable } from './insights-api.ts'
import { itemNames, readItems } from './media-metrics.ts'
import { INSIGHTS } from './tokens.ts'
import { tracking } from './tracking.ts'
import { accountCounts } from './wire.ts'

const ACCOUNT_NAMES: Readonly<Record<string, MetricName>> = {
  followers_count: 'followers',
  follows_count: 'following',
  media_count: 'posts',
}

const DAY_NAMES: Readonly<Record<string, MetricName>> = {
  reach: 'reach',
  follower_count: 'followersGained',
}

const accountNames = Object.values(ACCOUNT_NAMES)

/** Longest range of one call, and how far back Instagram answers. */
const MAX_SPAN_MS = 30 * DAY_MS
const MAX_AGE_MS = 89 * DAY_MS
const PAGE = 50

const secondsOf = (ms: number) => String(Math.floor(ms / 1000))

type Span = { since: number; until: number }

/** How far back each metric is answered, and up to when. */
const rangeOf = ({ ctx, since, until }: AccountMetricsInput, metric: string): Span => {
  const now = ctx.clock.now()
  const isFollowers = metric === 'follower_count'
  // «The last 30 days excluding the current day»: whether the thirtieth counts is not documented.
  const end = isFollowers ? getPacificBounds(now).since : now
  const age = isFollowers ? 29 * DAY_MS : MAX_AGE_MS
  return {
    since: Math.max(since.getTime(), end.getTime() - age),
    until: Math.min(until.getTime(), end.getTime()),
  }
}

const listSpans = ({ since, until }: Span): Span[] => {
  const spans: Span[] = []
  for (let end = until; end > since; end -= MAX_SPAN_MS) {
    spans.push({ since: Math.max(since, end - MAX_SPAN_MS), until: end })
  }
  return spans
}

/** A metric unavailable to small accounts fails the whole call, so each is requested separately. */
const readMetric = async (input: AccountMetricsInput, metric: string) => {
  const data: GraphInsights['data'] = []
  for (const span of listSpans(rangeOf(input, metric))) {
    const read = await callInsights({
      ctx: input.ctx,
      account: input.account,
      path: `${input.account.profile.externalId}/insights`,
      params: {
        metric,
        period: 'day',
        since: secondsOf(span.since),
        until: secondsOf(span.until),
      },
      schema: graphInsights,
    })
    if (read.kind === 'failed') return { data, failure: read.failure }
    data.push(...read.data.data)
  }
  return { data, failure: undefined }
}

const readDays = async (input: AccountMetricsInput) => {
  const data: GraphInsights['data'] = []
  const refused: string[] = []
  let failure: Failure | undefined
  for (const metric of Object.keys(DAY_NAMES)) {
    if (input.refused.has(metric)) continue
    const read = await readMetric(input, metric)
    data.push(...read.data)
    if (!read.failure) continue
    if (isUnavailable(read.failure)) refused.push(metric)
    else failure ??= read.failure
  }
  const days = [...readSeries({ data })].map(
    ([date, told]): MetricDay => ({ date, values: mapMetrics({ names: DAY_NAMES, told }) }),
  )
  return { days, refused, failure }
}

/** Metrics without a value for any day. */
const listMissingDays = (days: readonly MetricDay[]) =>
  Object.values(DAY_NAMES)
    .filter((name) => days.every(({ values }) => values[name] === undefined))
    .flatMap((name) => listDayNames({ name }))

export const metrics: Metrics = {
  account: {
    names: accountNames,
    dayNames: listDayNames(DAY_NAMES),
    // «Data used to calculate metrics may be delayed up to 48 hours.»
    lateDays: 2,
    async read(input) {
      const { ctx, account } = input
      const counts = await callInsights({
        ctx,
        account,
        path: account.profile.externalId,
        params: { fields: Object.keys(ACCOUNT_NAMES).join(',') },
        schema: accountCounts,
      })
      if (counts.kind === 'failed') return { kind: 'failed', failure: counts.failure }
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told: counts.data })
      const isAllowed = !findNotAllowed({ account, scopes: [INSIGHTS] })
      const none = { days: [], refused: [], failure: undefined }
      const { days, refused, failure } = isAllowed ? await readDays(input) : none
      return {
        kind: 'found',
        metrics: { totals, days },
        missing: [
          ...listMissing({ names: accountNames, values: totals }),
          ...listMissingDays(days),
        ],
        refused,
        ...(failure && { failure }),
      }
    },
  },

  items: {
    names: itemNames,
    batchSize: 1,
    // Published, but Instagram did not return its id.
    isReadable: ({ details }) => !details.isContainer,
    read: readItems,
  },

  async list({ ctx, account, cursor }) {
    const read = await callInsights({
      ctx,
      account,
      path: `${account.profile.externalId}/media`,
      params: {
        fields:
          'id,caption,timestamp,permalink,media_type,media_product_type,media_url,thumbnail_url',
        limit: String(PAGE),
        ...(cursor && { after: cursor }),
      },
      schema: graphPiecePage,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    return { kind: 'found', items: read.data.data.map(presentPiece), next: findNextPage(read.data) }
  },

  tracking,
}
