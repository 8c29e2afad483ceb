import { DAY_MS } from '@kadr/kit/durations'
import { formatDay, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../account.ts'
import type {
  AccountMetricsInput,
  ItemMetricsInput,
  ItemOutcome,
  ItemsOutcome,
  MetricDay,
  MetricName,
} from '../metrics.ts'
import { authorOf, callRest, readRest } from './api.ts'
import { explain } from './failures.ts'
import { followerStatistics, networkSize, shareStatistics } from './wire.ts'

/** Impressions are what other networks call views. */
export const PAGE_NAMES: Readonly<Record<string, MetricName>> = {
  impressionCount: 'views',
  uniqueImpressionsCount: 'reach',
  likeCount: 'likes',
  commentCount: 'comments',
  shareCount: 'shares',
  clickCount: 'clicks',
}

/** Statistics cover a rolling year. */
const MAX_AGE_MS = 364 * DAY_MS
/** Posts looked up one by one in a reading. */
const MAX_SINGLE = 5

type Access = { ctx: NetworkContext; account: Account }

/** Rest.li reads lists and records by their brackets and commas, so only the values are encoded. */
const listOf = (urns: readonly string[]) => `List(${urns.map(encodeURIComponent).join(',')})`

const statisticsPath = (of: 'Share' | 'Follower', account: Account, more: string) =>
  `/organizationalEntity${of}Statistics?q=organizationalEntity&organizationalEntity=${encodeURIComponent(authorOf(account))}&${more}`

export const readPageFollowers = async ({ ctx, account }: Access): Promise<Read<number>> => {
  const read = await readRest({
    ctx,
    account,
    method: 'GET',
    path: `/networkSizes/${encodeURIComponent(authorOf(account))}`,
    query: { edgeType: 'COMPANY_FOLLOWED_BY_MEMBER' },
    schema: networkSize,
  })
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.firstDegreeSize } : read
}

/** Days are those of UTC; the current one is not finished. */
const intervalsOf = ({ ctx, since, until }: AccountMetricsInput): string => {
  const midnight = (ms: number) => Math.floor(ms / DAY_MS) * DAY_MS
  const now = ctx.clock.now().getTime()
  const start = midnight(Math.max(since.getTime(), now - MAX_AGE_MS))
  const end = midnight(Math.min(until.getTime(), now))
  return `timeIntervals=(timeRange:(start:${start},end:${end}),timeGranularityType:DAY)`
}

export async function readPageDays(input: AccountMetricsInput): Promise<Read<MetricDay[]>> {
  const { ctx, account } = input
  const ask = { ctx, account, method: 'GET' } as const
  const range = intervalsOf(input)
  const shares = await readRest({
    ...ask,
    path: statisticsPath('Share', account, range),
    schema: shareStatistics,
  })
  if (shares.kind === 'failed') return shares
  const followers = await readRest({
    ...ask,
    path: statisticsPath('Follower', account, range),
    schema: followerStatistics,
  })
  if (followers.kind === 'failed') return followers
  const days = new Map<string, MetricDay['values']>()
  const add = (start: number | undefined, values: MetricDay['values']) => {
    if (start === undefined) return
    const date = formatDay(new Date(start))
    days.set(date, { ...days.get(date), ...values })
  }
  for (const { timeRange, totalShareStatistics } of shares.data.elements) {
    add(timeRange?.start, mapMetrics({ names: PAGE_NAMES, told: totalShareStatistics }))
  }
  for (const { timeRange, followerGains } of followers.data.elements) {
    const { organicFollowerGain = 0, paidFollowerGain = 0 } = followerGains ?? {}
    // A day on which more people left than came has a negative gain.
    const followersGained = Math.max(0, organicFollowerGain + paidFollowerGain)
    add(timeRange?.start, { followersGained })
  }
  const sorted = [...days].sort(([a], [b]) => a.localeCompare(b))
  return { kind: 'ok', data: sorted.map(([date, values]) => ({ date, values })) }
}

const itemNames = Object.values(PAGE_NAMES)

const found = (told: Readonly<Record<string, unknown>>): ItemOutcome => {
  const metrics = mapMetrics({ names: PAGE_NAMES, told })
  return { kind: 'found', metrics, missing: listMissing({ names: itemNames, values: metrics }) }
}

/** Statistics leave out deleted posts and those nobody has seen yet. */
async function lookUp({ ctx, account }: Access, urn: string): Promise<ItemOutcome> {
  const path = `/posts/${encodeURIComponent(urn)}`
  const outcome = await callRest({ ctx, account, method: 'GET', path })
  if (outcome.kind === 'replied' && outcome.reply.status === 404) return { kind: 'absent' }
  return explain(outcome, ctx.clock.now()) ? { kind: 'unlisted' } : found({})
}

export async function readPageItems(input: ItemMetricsInput): Promise<ItemsOutcome> {
  const { ctx, account } = input
  const urns = input.items.map(({ externalId }) => externalId)
  const kinds = [
    { name: 'shares', urns: urns.filter((urn) => urn.startsWith('urn:li:share:')) },
    { name: 'ugcPosts', urns: urns.filter((urn) => urn.startsWith('urn:li:ugcPost:')) },
  ]
  const asked = kinds
    .filter((kind) => kind.urns.length > 0)
    .map((kind) => `${kind.name}=${listOf(kind.urns)}`)
  const outcomes = new Map<string, ItemOutcome>()
  if (asked.length > 0) {
    const path = statisticsPath('Share', account, asked.join('&'))
    const read = await readRest({ ctx, account, method: 'GET', path, schema: shareStatistics })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    for (const { share, ugcPost, totalShareStatistics } of read.data.elements) {
      outcomes.set(share ?? ugcPost ?? '', found(totalShareStatistics))
    }
  }
  const left = urns.filter((urn) => !outcomes.has(urn))
  for (const [index, urn] of left.entries()) {
    outcomes.set(urn, index < MAX_SINGLE ? await lookUp(input, urn) : { kind: 'unlisted' })
  }
  return { kind: 'read', items: outcomes, refused: [] }
}
