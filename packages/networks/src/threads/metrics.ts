import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import {
  type GraphInsights,
  graphInsights,
  readSeries,
  readTotals,
} from '../_shared/graph-insights.ts'
import { findNextPage, graphPiecePage, presentPiece } from '../_shared/graph-list.ts'
import { findNotAllowed, listDayNames, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { AccountMetricsInput, ItemOutcome, MetricName, Metrics } from '../metrics.ts'
import { TITLE } from './failures.ts'

const SCOPES = ['threads_manage_insights']
/** Threads rejects requests for earlier statistics. */
const FIRST_SECOND = 1_712_991_600
const PAGE = 50

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

/** A repost in the list of the account: somebody else's post, without text and figures. */
const REPOST = 'REPOST_FACADE'

const dayNames = listDayNames(DAY_NAMES)
const itemNames = [...new Set(Object.values(POST_NAMES))]

const callInsights = <T>(input: {
  ctx: NetworkContext
  account: Account
  path: string
  params: GraphParams
  schema: z.ZodMiniType<T>
}) =>
  callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getEndpoint({ ctx: input.ctx, name: 'graph' })}/v1.0/${input.path}`,
    params: { ...input.params, access_token: input.account.tokens.accessToken },
    schema: input.schema,
  })

const secondsOf = (at: Date) => String(Math.max(FIRST_SECOND, Math.floor(at.getTime() / 1000)))

const callAccountInsights = (input: AccountMetricsInput, metric: string) =>
  callInsights({
    ctx: input.ctx,
    account: input.account,
    path: `${input.account.profile.externalId}/threads_insights`,
    params: { metric, since: secondsOf(input.since), until: secondsOf(input.until) },
    schema: graphInsights,
  })

/** One refused metric fails the whole call: then each is requested separately. */
const readAccount = async (input: AccountMetricsInput) => {
  const wanted = ['views', 'followers_count'].filter((name) => !input.refused.has(name))
  const together = await callAccountInsights(input, wanted.join(','))
  if (together.kind === 'ok') return { kind: 'ok' as const, data: together.data, refused: [] }
  if (together.failure.code !== 'graph_100') return together
  const data: GraphInsights['data'] = []
  const refused: string[] = []
  for (const metric of wanted) {
    const read = await callAccountInsights(input, metric)
    if (read.kind === 'ok') data.push(...read.data.data)
    else if (read.failure.code === 'graph_100') refused.push(metric)
    else return read
  }
  return { kind: 'ok' as const, data: { data }, refused }
}

export const metrics: Metrics = {
  account: {
    names: Object.values(ACCOUNT_TOTALS),
    dayNames,
    async read(input) {
      const refusal = findNotAllowed({ account: input.account, scopes: SCOPES })
      if (refusal) return refusal
      const read = await readAccount(input)
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const days = [...readSeries(read.data)].map(([date, told]) => ({
        date,
        values: mapMetrics({ names: DAY_NAMES, told }),
      }))
      const totals = mapMetrics({ names: ACCOUNT_TOTALS, told: readTotals(read.data) })
      const missing = [
        ...listMissing({ names: Object.values(ACCOUNT_TOTALS), values: totals }),
        ...(days.length > 0 ? [] : dayNames),
      ]
      return { kind: 'found', metrics: { totals, days }, missing, refused: read.refused }
    },
  },

  items: {
    names: itemNames,
    batchSize: 1,
    // Published, but Threads did not return its id.
    isReadable: ({ details }) => !details.isContainer,
    async read({ ctx, account, items: [item] }) {
      const refusal = findNotAllowed({ account, scopes: SCOPES })
      if (refusal) return refusal
      if (!item) return { kind: 'read', items: new Map(), refused: [] }
      const params = { metric: Object.keys(POST_NAMES).join(',') }
      const path = `${item.externalId}/insights`
      const read = await callInsights({ ctx, account, path, params, schema: graphInsights })
      const outcomeOf = (): ItemOutcome => {
        if (read.kind === 'failed') return { kind: 'absent' }
        const values = mapMetrics({ names: POST_NAMES, told: readTotals(read.data) })
        const missing = listMissing({ names: itemNames, values })
        return { kind: 'found', metrics: values, missing }
      }
      if (read.kind === 'failed' && read.failure.code !== 'graph_100_33') {
        return { kind: 'failed', failure: read.failure }
      }
      return { kind: 'read', items: new Map([[item.externalId, outcomeOf()]]), refused: [] }
    },
  },

  async list({ ctx, account, cursor }) {
    const read = await callInsights({
      ctx,
      account,
      path: `${account.profile.externalId}/threads`,
      params: {
        fields: 'id,text,timestamp,permalink,media_type,media_url,thumbnail_url',
        limit: String(PAGE),
        ...(cursor && { after: cursor }),
      },
      schema: graphPiecePage,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const own = read.data.data.filter(({ media_type }) => media_type !== REPOST)
    return { kind: 'found', items: own.map(presentPiece), next: findNextPage(read.data) }
  },

  // Profile discovery answers only approved applications.
  tracking: null,
}
