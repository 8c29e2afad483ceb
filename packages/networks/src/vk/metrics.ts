import { listDayNames, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type {
  AccountMetricsInput,
  AccountReader,
  ItemOutcome,
  ItemReader,
  MetricDay,
  MetricName,
  Metrics,
} from '../metrics.ts'
import { callVk } from './call.ts'
import { list } from './list.ts'
import { readCommunity } from './profile.ts'
import { kindOfToken } from './token.ts'
import { postReaches, statDays, type VkPost, wallPosts } from './wire.ts'

/** Statistics are for people: a community's key gets members only. */
const notByKey = { kind: 'not_allowed', missingScopes: ['stats'] } as const

const DAY_NAMES: Readonly<Record<string, MetricName>> = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  copies: 'shares',
  subscribed: 'followersGained',
  unsubscribed: 'followersLost',
}
const REACH_NAMES: Readonly<Record<string, MetricName>> = { reach_total: 'reach', links: 'clicks' }

const dayNames = listDayNames(DAY_NAMES)
const itemNames: readonly MetricName[] = ['views', 'reach', 'likes', 'comments', 'shares', 'clicks']

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** Periods are of the community's day: their middle tells the date in any zone near. */
async function readDays({ ctx, account, since, until }: AccountMetricsInput) {
  const read = await callVk({
    ctx,
    token: account.tokens.accessToken,
    method: 'stats.get',
    params: {
      group_id: account.profile.externalId,
      timestamp_from: secondsOf(since),
      timestamp_to: secondsOf(until),
      interval: 'day',
      stats_groups: 'visitors,reach,activity',
    },
    schema: statDays,
  })
  if (read.kind === 'failed') return read
  const days = read.data.map((day): MetricDay => {
    const middle = new Date(((day.period_from + day.period_to) / 2) * 1000)
    const told = { ...day.visitors, ...day.reach, ...day.activity }
    return {
      date: middle.toISOString().slice(0, 10),
      values: mapMetrics({ names: DAY_NAMES, told }),
    }
  })
  return { kind: 'ok' as const, data: days }
}

const account: AccountReader = {
  names: ['followers'],
  dayNames,
  async read(input) {
    const token = input.account.tokens.accessToken
    const name = input.account.profile.externalId
    const community = await readCommunity({ ctx: input.ctx, token, name })
    if (community.kind === 'failed') return { kind: 'failed', failure: community.failure }
    const followers = community.data.members_count
    const totals = followers === undefined ? {} : { followers }
    const missing = listMissing({ names: ['followers'], values: totals })
    if (kindOfToken(input.account) === 'key') {
      return {
        kind: 'found',
        metrics: { totals, days: [] },
        missing: [...missing, ...dayNames],
        refused: [],
      }
    }
    const days = await readDays(input)
    if (days.kind === 'failed') {
      const metrics = { totals, days: [] }
      const all = [...missing, ...dayNames]
      return { kind: 'found', metrics, missing: all, refused: [], failure: days.failure }
    }
    return { kind: 'found', metrics: { totals, days: days.data }, missing, refused: [] }
  },
}

const countersOf = ({ views, likes, comments, reposts }: VkPost) => ({
  ...(views && { views: views.count }),
  ...(likes && { likes: likes.count }),
  ...(comments && { comments: comments.count }),
  ...(reposts && { shares: reposts.count }),
})

const items: ItemReader = {
  names: itemNames,
  // As many as one question for reach takes.
  batchSize: 30,
  isReadable: ({ details }) => details.kind !== 'story',
  async read({ ctx, account: reader, items: asked }) {
    if (kindOfToken(reader) === 'key') return notByKey
    const token = reader.tokens.accessToken
    const posts = asked.map(({ externalId }) => externalId).join(',')
    const read = await callVk({
      ctx,
      token,
      method: 'wall.getById',
      params: { posts },
      schema: wallPosts,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const post_ids = read.data.items.map(({ id }) => id).join(',')
    const owner_id = `-${reader.profile.externalId}`
    // Reach is told of large communities only: without it the counters stay.
    const reaches = post_ids
      ? await callVk({
          ctx,
          token,
          method: 'stats.getPostReach',
          params: { owner_id, post_ids },
          schema: postReaches,
        })
      : undefined
    const reachOf = new Map(
      reaches?.kind === 'ok' ? reaches.data.map((reach) => [reach.post_id, reach]) : [],
    )
    const told = new Map(read.data.items.map((post) => [`${post.owner_id}_${post.id}`, post]))
    const outcomes = asked.map(({ externalId }): [string, ItemOutcome] => {
      const post = told.get(externalId)
      if (!post) return [externalId, { kind: 'absent' }]
      const reach = mapMetrics({ names: REACH_NAMES, told: reachOf.get(post.id) ?? {} })
      const metrics = { ...countersOf(post), ...reach }
      const missing = listMissing({ names: itemNames, values: metrics })
      return [externalId, { kind: 'found', metrics, missing }]
    })
    return { kind: 'read', items: new Map(outcomes), refused: [] }
  },
}

export const metrics: Metrics = { account, items, list, tracking: null }
