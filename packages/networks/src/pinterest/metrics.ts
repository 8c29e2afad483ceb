import { DAY_MS } from '@kadr/kit/durations'
import { formatDay, mapMetrics } from '../_shared/metric-values.ts'
import type { AccountMetricsInput, MetricDay, MetricName, Metrics } from '../metrics.ts'
import { callApi } from './api.ts'
import { type Analytics, analytics, pinCounts, userCounts } from './wire.ts'

const ACCOUNT_NAMES: Readonly<Record<string, MetricName>> = {
  follower_count: 'followers',
  following_count: 'following',
  pin_count: 'posts',
}

const DAY_NAMES: Readonly<Record<string, MetricName>> = {
  IMPRESSION: 'views',
  ENGAGEMENT: 'interactions',
  OUTBOUND_CLICK: 'clicks',
  SAVE: 'saves',
}

const PIN_NAMES: Readonly<Record<string, MetricName>> = {
  impression: 'views',
  clickthrough: 'clicks',
  save: 'saves',
  reaction: 'likes',
  comment: 'comments',
}

/** Older days are rejected. */
const MAX_AGE_MS = 89 * DAY_MS
/** Days not yet final are read again later. */
const COUNTED = new Set(['READY', 'ESTIMATE'])

function readDays({ ctx, account, since, until }: AccountMetricsInput) {
  const oldest = new Date(ctx.clock.now().getTime() - MAX_AGE_MS)
  return callApi({
    ctx,
    account,
    method: 'GET',
    path: '/user_account/analytics',
    query: {
      start_date: formatDay(since < oldest ? oldest : since),
      end_date: formatDay(until),
      metric_types: Object.keys(DAY_NAMES).join(','),
    },
    schema: analytics,
  })
}

const daysOf = ({ all }: Analytics): MetricDay[] =>
  all.daily_metrics
    .filter(({ data_status = 'READY' }) => COUNTED.has(data_status))
    .map(({ date, metrics: told }) => ({ date, values: mapMetrics({ names: DAY_NAMES, told }) }))

export const metrics: Metrics = {
  account: {
    names: [...Object.values(ACCOUNT_NAMES), ...Object.values(DAY_NAMES)],
    async read(input) {
      const { ctx, account } = input
      const path = '/user_account'
      const user = await callApi({ ctx, account, method: 'GET', path, schema: userCounts })
      if (user.kind === 'failed') return { kind: 'failed', failure: user.failure }
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told: user.data })
      const isBusiness = user.data.account_type === 'BUSINESS'
      // Only business accounts have daily data.
      if (!isBusiness) return { kind: 'found', metrics: { totals, days: [] } }
      const days = await readDays(input)
      if (days.kind === 'failed') return { kind: 'failed', failure: days.failure }
      return { kind: 'found', metrics: { totals, days: daysOf(days.data) } }
    },
  },

  post: {
    names: Object.values(PIN_NAMES),
    async read({ ctx, account, post }) {
      const read = await callApi({
        ctx,
        account,
        method: 'GET',
        path: `/pins/${post.externalId}`,
        query: { pin_metrics: 'true' },
        schema: pinCounts,
      })
      if (read.kind === 'ok') {
        const told = read.data.pin_metrics?.lifetime_metrics ?? {}
        return { kind: 'found', metrics: mapMetrics({ names: PIN_NAMES, told }) }
      }
      const isGone = read.failure.code.startsWith('404_')
      return isGone ? { kind: 'absent' } : { kind: 'failed', failure: read.failure }
    },
  },
}
