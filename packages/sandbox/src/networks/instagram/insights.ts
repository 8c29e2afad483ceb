import { DAY_MS } from '@kadr/kit/durations'
import { countFollowers, estimatePostAudience } from '../_shared/audience.ts'
import type { GraphContainers, GraphMediaItem } from '../_shared/graph-containers.ts'
import {
  createDayValues,
  createMediaInsights,
  createQuotaReply,
  listMetrics,
  pacificDay,
} from '../_shared/graph-insights.ts'
import {
  createGraphError,
  createGraphNotFound,
  createGraphParamError,
} from '../_shared/graph-replies.ts'
import type { FakeReply, FakeWorld } from '../fake-network.ts'
import type { AllowedHandler } from './access.ts'
import { SMALL_ACCOUNT } from './accounts.ts'

export const DAILY_POSTS = 100
/** Below this many followers some metrics are refused. */
const FEW_FOLLOWERS = 100
/** Below this many viewers a story has no metrics. */
const FEW_VIEWERS = 5
/** New followers are known for this many days. */
const FOLLOWER_DAYS = 30
const WATCHED_MS = 6500

/** When an account last became professional: posts of before have no figures. */
export type Conversions = Map<string, number>

/** Instagram publishes single videos as reels only. */
export const productOf = ({ media, isStory }: GraphMediaItem): 'REELS' | 'FEED' | 'STORY' => {
  if (isStory) return 'STORY'
  return media.length === 1 && media[0]?.kind === 'video' ? 'REELS' : 'FEED'
}

/** Statistics and the remaining quota. */
export function insightHandlers(input: {
  world: FakeWorld
  containers: GraphContainers
  conversions: Conversions
}) {
  const { containers } = input
  const convertedAt = (accountId: string) => input.conversions.get(accountId) ?? 0
  const now = () => input.world.clock.now()

  const followersOf = (id: string) =>
    id === SMALL_ACCOUNT.id ? SMALL_ACCOUNT.followers : countFollowers({ id, now: now() })

  const isBeyondMonth = (query: URLSearchParams) => {
    const dayOf = (name: string, shift: number) =>
      pacificDay(new Date(Number(query.get(name) ?? 0) * 1000 + shift))
    const oldest = pacificDay(new Date(now().getTime() - FOLLOWER_DAYS * DAY_MS))
    // A range that ends at midnight does not touch the day that begins then.
    return dayOf('since', 0) < oldest || dayOf('until', -1) >= pacificDay(now())
  }

  const post = (item: GraphMediaItem) => {
    const { views, reach, likes, comments, shares, saves } = estimatePostAudience({
      ...item,
      now: now(),
    })
    const feed = { views, reach, likes, comments, shares, saved: saves }
    const total_interactions = likes + comments + shares + saves
    if (productOf(item) === 'STORY') {
      return { views, reach, shares, replies: comments, navigation: views }
    }
    if (productOf(item) === 'FEED') return { ...feed, total_interactions, profile_visits: 0 }
    return {
      ...feed,
      total_interactions,
      ig_reels_avg_watch_time: WATCHED_MS,
      ig_reels_video_view_total_time: views * WATCHED_MS,
    }
  }

  const account: AllowedHandler = ({ request, accountId }): FakeReply => {
    const days = (pick: Parameters<typeof createDayValues>[0]['pick']) =>
      createDayValues({ request, accountId, now: now(), pick })
    const all: Readonly<Record<string, object>> = {
      reach: { name: 'reach', period: 'day', values: days(({ reach }) => reach) },
      follower_count: {
        name: 'follower_count',
        period: 'day',
        values: days(({ likes }) => 1 + (likes % 7)),
      },
    }
    const names = listMetrics(request)
    if (names.includes('follower_count') && followersOf(accountId) < FEW_FOLLOWERS) {
      return createGraphError({
        code: 100,
        message: '(#100) follower_count is not available for accounts under 100 followers',
      })
    }
    if (names.includes('follower_count') && isBeyondMonth(request.query)) {
      return createGraphParamError(
        '(follower_count) metric only supports querying data for the last 30 days excluding the current day',
      )
    }
    const data = names.map((name) => all[name])
    return data.length > 0 && data.every(Boolean) && request.query.get('period') === 'day'
      ? { status: 200, json: { data } }
      : createGraphParamError(`metric[0] must be one of: ${Object.keys(all).join(', ')}`)
  }

  const read: AllowedHandler = (given) => {
    const id = given.request.params.id ?? ''
    if (id === given.accountId) return account(given)
    const item = containers.findMedia(id)
    if (item?.isStory && post(item).views < FEW_VIEWERS) {
      return createGraphError({
        code: 10,
        message: '(#10) Not enough viewers for the media to show insights',
      })
    }
    if (item && convertedAt(item.accountId) > item.createdAt.getTime()) {
      return createGraphError({ code: 100, subcode: 2_108_006, message: 'Invalid parameter' })
    }
    return item?.accountId === given.accountId
      ? createMediaInsights({ request: given.request, id, values: post(item) })
      : createGraphNotFound(id)
  }

  const quota: AllowedHandler = ({ request, accountId }) =>
    request.params.id === accountId
      ? createQuotaReply({ posts: containers.mediaOf(accountId), now: now(), total: DAILY_POSTS })
      : createGraphNotFound(request.params.id ?? '')

  return {
    read,
    quota,
    countsOf: (accountId: string) => ({
      followers_count: followersOf(accountId),
      follows_count: 57,
      media_count: containers.mediaOf(accountId).length,
    }),
  }
}
