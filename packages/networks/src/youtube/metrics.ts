import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { findNotAllowed, formatDay, mapMetrics } from '../_shared/metric-values.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { AccountMetricsInput, MetricDay, MetricName, Metrics } from '../metrics.ts'
import { createNoChannel, explainFailure, TITLE } from './failures.ts'
import { ANALYTICS_SCOPE } from './tokens.ts'
import { counters, type Report, report } from './wire.ts'

const CHANNEL_NAMES: Readonly<Record<string, MetricName>> = {
  subscriberCount: 'followers',
  videoCount: 'posts',
  viewCount: 'views',
}

const VIDEO_NAMES: Readonly<Record<string, MetricName>> = {
  viewCount: 'views',
  likeCount: 'likes',
  commentCount: 'comments',
}

const DAY_NAMES: Readonly<Record<string, MetricName>> = {
  views: 'views',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  subscribersGained: 'followersGained',
  subscribersLost: 'followersLost',
  averageViewDuration: 'averageWatchSeconds',
  watchSeconds: 'watchSeconds',
}

/** Reports are in minutes; we store seconds. */
const REPORTED = [
  ...Object.keys(DAY_NAMES).filter((name) => name !== 'watchSeconds'),
  'estimatedMinutesWatched',
]

type Call<T> = {
  ctx: NetworkContext
  account: Account
  endpoint: 'api' | 'analytics'
  path: string
  query: Readonly<Record<string, string>>
  schema: z.ZodMiniType<T>
}

async function get<T>({ ctx, account, endpoint, path, query, schema }: Call<T>): Promise<Read<T>> {
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getEndpoint({ ctx, name: endpoint })}${path}`,
    query,
    headers: { authorization: `Bearer ${account.tokens.accessToken}` },
  })
  return readReply({
    outcome,
    schema,
    title: TITLE,
    explain: (reply) =>
      reply.kind === 'replied' && reply.reply.status === 200
        ? undefined
        : explainFailure({ outcome: reply, now: ctx.clock.now() }),
  })
}

const readDays = ({ ctx, account, since, until }: AccountMetricsInput): Promise<Read<Report>> =>
  get({
    ctx,
    account,
    endpoint: 'analytics',
    path: '/reports',
    query: {
      ids: 'channel==MINE',
      startDate: formatDay(since),
      endDate: formatDay(until),
      metrics: REPORTED.join(','),
      dimensions: 'day',
      sort: 'day',
    },
    schema: report,
  })

function daysOf({ columnHeaders, rows = [] }: Report): MetricDay[] {
  return rows.map((row) => {
    const told = Object.fromEntries(columnHeaders.map(({ name }, index) => [name, row[index]]))
    const minutes = told.estimatedMinutesWatched
    const watchSeconds = typeof minutes === 'number' ? minutes * 60 : undefined
    const values = mapMetrics({ names: DAY_NAMES, told: { ...told, watchSeconds } })
    return { date: String(told.day), values }
  })
}

export const metrics: Metrics = {
  account: {
    names: [...new Set([...Object.values(CHANNEL_NAMES), ...Object.values(DAY_NAMES)])],
    async read(input) {
      const { ctx, account } = input
      const refusal = findNotAllowed({ account, scopes: [ANALYTICS_SCOPE] })
      if (refusal) return refusal
      const query = { part: 'statistics', mine: 'true' }
      const shape = { endpoint: 'api', path: '/channels', query, schema: counters } as const
      const channel = await get({ ctx, account, ...shape })
      if (channel.kind === 'failed') return { kind: 'failed', failure: channel.failure }
      const told = channel.data.items?.[0]?.statistics
      if (!told) return { kind: 'failed', failure: createNoChannel() }
      const days = await readDays(input)
      if (days.kind === 'failed') return { kind: 'failed', failure: days.failure }
      // A hidden subscriber count is reported as zero.
      const { subscriberCount, ...rest } = told
      const shown = told.hiddenSubscriberCount === true ? rest : { ...rest, subscriberCount }
      const totals = mapMetrics({ names: CHANNEL_NAMES, told: shown })
      return { kind: 'found', metrics: { totals, days: daysOf(days.data) } }
    },
  },

  post: {
    names: Object.values(VIDEO_NAMES),
    async read({ ctx, account, post }) {
      const query = { part: 'statistics', id: post.externalId }
      const shape = { endpoint: 'api', path: '/videos', query, schema: counters } as const
      const read = await get({ ctx, account, ...shape })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const told = read.data.items?.[0]?.statistics
      return told
        ? { kind: 'found', metrics: mapMetrics({ names: VIDEO_NAMES, told }) }
        : { kind: 'absent' }
    },
  },
}
