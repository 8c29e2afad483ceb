import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import { graphInsights, readSeries, readTotals } from '../_shared/graph-insights.ts'
import { findNotAllowed, mapMetrics } from '../_shared/metric-values.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { AccountMetricsInput, MetricName, Metrics } from '../metrics.ts'
import { TITLE } from './failures.ts'

const SCOPES = ['threads_manage_insights']
/** Threads rejects requests for earlier statistics. */
const FIRST_SECOND = 1_712_991_600

const POST_NAMES: Readonly<Record<string, MetricName>> = {
  views: 'views',
  likes: 'likes',
  replies: 'comments',
  reposts: 'shares',
  quotes: 'shares',
  shares: 'shares',
}

/** Other metrics are sums over the requested range: neither current totals nor daily values. */
const ACCOUNT_TOTALS: Readonly<Record<string, MetricName>> = { followers_count: 'followers' }
/** Views of an account are those of its profile. */
const DAY_NAMES: Readonly<Record<string, MetricName>> = { views: 'profileViews' }

const ask = (input: { ctx: NetworkContext; account: Account; path: string; params: GraphParams }) =>
  callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getEndpoint({ ctx: input.ctx, name: 'graph' })}/v1.0/${input.path}`,
    params: { ...input.params, access_token: input.account.tokens.accessToken },
    schema: graphInsights,
  })

const secondsOf = (at: Date) => String(Math.max(FIRST_SECOND, Math.floor(at.getTime() / 1000)))

const periodOf = ({ since, until }: AccountMetricsInput) => ({
  since: secondsOf(since),
  until: secondsOf(until),
})

export const metrics: Metrics = {
  account: {
    names: [...Object.values(ACCOUNT_TOTALS), ...Object.values(DAY_NAMES)],
    async read(input) {
      const { ctx, account } = input
      const refusal = findNotAllowed({ account, scopes: SCOPES })
      if (refusal) return refusal
      const read = await ask({
        ctx,
        account,
        path: `${account.profile.externalId}/threads_insights`,
        params: { metric: 'views,followers_count', ...periodOf(input) },
      })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const days = [...readSeries(read.data)].map(([date, told]) => ({
        date,
        values: mapMetrics({ names: DAY_NAMES, told }),
      }))
      const totals = mapMetrics({ names: ACCOUNT_TOTALS, told: readTotals(read.data) })
      return { kind: 'found', metrics: { totals, days } }
    },
  },

  post: {
    names: [...new Set(Object.values(POST_NAMES))],
    async read({ ctx, account, post }) {
      const refusal = findNotAllowed({ account, scopes: SCOPES })
      if (refusal) return refusal
      // Published, but Threads did not return its id.
      if (post.details.isContainer) return { kind: 'absent' }
      const params = { metric: Object.keys(POST_NAMES).join(',') }
      const read = await ask({ ctx, account, path: `${post.externalId}/insights`, params })
      if (read.kind === 'ok') {
        const told = readTotals(read.data)
        return { kind: 'found', metrics: mapMetrics({ names: POST_NAMES, told }) }
      }
      return read.failure.code === 'graph_100_33'
        ? { kind: 'absent' }
        : { kind: 'failed', failure: read.failure }
    },
  },
}
