import {
  findNotAllowed,
  formatDay,
  listDayNames,
  listMissing,
  mapMetrics,
} from '../_shared/metric-values.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Failure } from '../account.ts'
import type {
  AccountMetricsInput,
  AccountReader,
  ItemOutcome,
  ItemReader,
  MetricDay,
  MetricName,
  Metrics,
} from '../metrics.ts'
import { getData } from './data-api.ts'
import { createNoChannel } from './failures.ts'
import { list } from './list.ts'
import { ANALYTICS_SCOPE } from './tokens.ts'
import { find } from './tracking.ts'
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

/** Maximum of ids per call. */
const MAX_IDS = 50

const readDays = ({ ctx, account, since, until }: AccountMetricsInput): Promise<Read<Report>> =>
  getData({
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

const dayNames = listDayNames(DAY_NAMES)

/** `mine` for the channel of the token, an id for any other. */
const readTotals = async (
  { ctx, account }: AccountMetricsInput,
  whose: { mine: string } | { id: string },
) => {
  const query = { part: 'statistics', ...whose }
  const channel = await getData({
    ctx,
    account,
    endpoint: 'api',
    path: '/channels',
    query,
    schema: counters,
  })
  if (channel.kind === 'failed') return channel
  const told = channel.data.items?.[0]?.statistics
  if (!told) return { kind: 'failed' as const, failure: createNoChannel() }
  // A hidden subscriber count is reported as zero.
  const { subscriberCount, ...rest } = told
  const shown = told.hiddenSubscriberCount === true ? rest : { ...rest, subscriberCount }
  return { kind: 'ok' as const, data: mapMetrics({ names: CHANNEL_NAMES, told: shown }) }
}

const channelNames = Object.values(CHANNEL_NAMES)

const account: AccountReader = {
  names: channelNames,
  dayNames,
  lateDays: 2,
  async read(input) {
    const totals = await readTotals(input, { mine: 'true' })
    if (totals.kind === 'failed') return { kind: 'failed', failure: totals.failure }
    const found = (days: readonly MetricDay[], failure?: Failure) => ({
      kind: 'found' as const,
      metrics: { totals: totals.data, days },
      missing: [
        ...listMissing({ names: channelNames, values: totals.data }),
        ...(days.length > 0 ? [] : dayNames),
      ],
      refused: [],
      ...(failure && { failure }),
    })
    if (findNotAllowed({ account: input.account, scopes: [ANALYTICS_SCOPE] })) return found([])
    const days = await readDays(input)
    return days.kind === 'failed' ? found([], days.failure) : found(daysOf(days.data))
  },
}

/** `missing` is what a video is that YouTube does not return. */
const createItemReader = (missing: 'absent' | 'unlisted'): ItemReader => ({
  names: Object.values(VIDEO_NAMES),
  batchSize: MAX_IDS,
  async read({ ctx, account: reader, items: asked }) {
    const ids = asked.map(({ externalId }) => externalId)
    const query = { part: 'statistics', id: ids.join(','), maxResults: String(MAX_IDS) }
    const shape = { endpoint: 'api', path: '/videos', query, schema: counters } as const
    const read = await getData({ ctx, account: reader, ...shape })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const told = new Map(read.data.items?.map(({ id, statistics }) => [id, statistics]))
    const outcomes = ids.map((id): [string, ItemOutcome] => {
      const statistics = told.get(id)
      if (!statistics) return [id, { kind: missing }]
      const metrics = mapMetrics({ names: VIDEO_NAMES, told: statistics })
      const names = Object.values(VIDEO_NAMES)
      return [id, { kind: 'found', metrics, missing: listMissing({ names, values: metrics }) }]
    })
    return { kind: 'read', items: new Map(outcomes), refused: [] }
  },
})

export const metrics: Metrics = {
  account,
  // The owner is told of private videos too.
  items: createItemReader('absent'),
  list,
  isForAuthorised: true,
  tracking: {
    by: 'connection',
    find,
    items: createItemReader('unlisted'),
    list,
    account: {
      names: channelNames,
      dayNames: [],
      async read(input) {
        const totals = await readTotals(input, { id: input.account.profile.externalId })
        if (totals.kind === 'failed') return { kind: 'failed', failure: totals.failure }
        const missing = listMissing({ names: channelNames, values: totals.data })
        const found = { totals: totals.data, days: [] }
        return { kind: 'found', metrics: found, missing, refused: [] }
      },
    },
  },
}
