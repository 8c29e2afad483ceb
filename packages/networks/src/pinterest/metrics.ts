import { DAY_MS } from '@kadr/kit/durations'
import { formatDay, listDayNames, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { AccountMetricsInput, MetricDay, MetricName, Metrics } from '../metrics.ts'
import { callApi } from './api.ts'
import { list } from './list.ts'
import { itemNames, readItems } from './pin-metrics.ts'
import { type Analytics, analytics, userCounts } from './wire.ts'

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

/** Older days are rejected. */
const MAX_AGE_MS = 89 * DAY_MS
/** Days not yet final are read again later. */
const COUNTED = new Set(['READY', 'ESTIMATE'])

const accountNames = Object.values(ACCOUNT_NAMES)
const dayNames = listDayNames(DAY_NAMES)

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
    names: accountNames,
    dayNames,
    async read(input) {
      const { ctx, account } = input
      const path = '/user_account'
      const user = await callApi({ ctx, account, method: 'GET', path, schema: userCounts })
      if (user.kind === 'failed') return { kind: 'failed', failure: user.failure }
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told: user.data })
      const missing = listMissing({ names: accountNames, values: totals })
      const partial = {
        kind: 'found' as const,
        metrics: { totals, days: [] },
        missing: [...missing, ...dayNames],
        refused: [],
      }
      // Only business accounts have daily data.
      if (user.data.account_type !== 'BUSINESS') return partial
      const days = await readDays(input)
      if (days.kind === 'failed') return { ...partial, failure: days.failure }
      return { ...partial, metrics: { totals, days: daysOf(days.data) }, missing }
    },
  },

  items: { names: itemNames, batchSize: 100, read: readItems },
  list,
  tracking: null,
}
