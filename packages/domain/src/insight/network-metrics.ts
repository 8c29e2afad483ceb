import type { DayMetricName, MetricName } from '@kadr/contract/insight/metrics'
import type { Network } from '@kadr/contract/publishing/networks'

type NetworkMetrics = {
  /** Figures of a connected account as of now. */
  account: readonly MetricName[]
  /** Figures the network counts per day, in its own calendar. */
  days: readonly DayMetricName[]
  /** Figures of a piece of a connected account. */
  item: readonly MetricName[]
  /** Public figures of tracked accounts; null: the network offers no lawful access. */
  tracked: { account: readonly MetricName[]; item: readonly MetricName[] } | null
  /** Reported rounded («1,2 тыс.»). */
  rounded: readonly MetricName[]
  /** The calendar of the network's days. */
  dayZone: string
}

/** Nobody tells their figures to programs. */
const NONE: NetworkMetrics = {
  account: [],
  days: [],
  item: [],
  tracked: null,
  rounded: [],
  dayZone: 'Europe/Moscow',
}

/** Which network reports what. Adapters are tested against it. */
export const NETWORK_METRICS: Readonly<Record<Network, NetworkMetrics>> = {
  youtube: {
    account: ['followers', 'posts', 'views'],
    days: [
      'viewsDay',
      'likesDay',
      'commentsDay',
      'sharesDay',
      'followersGainedDay',
      'followersLostDay',
      'averageWatchSecondsDay',
      'watchSecondsDay',
    ],
    item: ['views', 'likes', 'comments'],
    tracked: { account: ['followers', 'posts', 'views'], item: ['views', 'likes', 'comments'] },
    rounded: ['followers'],
    dayZone: 'America/Los_Angeles',
  },
  tiktok: {
    account: ['followers', 'following', 'likes', 'posts'],
    days: [],
    item: ['views', 'likes', 'comments', 'shares'],
    tracked: null,
    rounded: [],
    dayZone: 'UTC',
  },
  // Pages of companies; profiles only in applications LinkedIn has approved for it.
  linkedin: {
    account: ['followers'],
    days: [
      'viewsDay',
      'reachDay',
      'likesDay',
      'commentsDay',
      'sharesDay',
      'clicksDay',
      'followersGainedDay',
    ],
    item: ['views', 'reach', 'likes', 'comments', 'shares', 'clicks'],
    tracked: null,
    rounded: [],
    dayZone: 'UTC',
  },
  threads: {
    account: ['followers'],
    days: ['profileViewsDay'],
    item: ['views', 'likes', 'comments', 'shares'],
    tracked: null,
    rounded: [],
    dayZone: 'America/Los_Angeles',
  },
  bluesky: {
    account: ['followers', 'following', 'posts'],
    days: [],
    item: ['likes', 'comments', 'shares', 'saves'],
    tracked: {
      account: ['followers', 'following', 'posts'],
      item: ['likes', 'comments', 'shares', 'saves'],
    },
    rounded: [],
    dayZone: 'UTC',
  },
  pinterest: {
    account: ['followers', 'following', 'posts'],
    days: ['viewsDay', 'interactionsDay', 'clicksDay', 'savesDay'],
    item: ['views', 'clicks', 'saves', 'likes', 'comments'],
    tracked: null,
    rounded: [],
    dayZone: 'UTC',
  },
  instagram: {
    account: ['followers', 'following', 'posts'],
    days: ['reachDay', 'followersGainedDay'],
    item: [
      'reach',
      'views',
      'shares',
      'likes',
      'comments',
      'saves',
      'interactions',
      'averageWatchSeconds',
      'watchSeconds',
    ],
    tracked: { account: ['followers', 'following', 'posts'], item: ['likes', 'comments'] },
    rounded: [],
    dayZone: 'America/Los_Angeles',
  },
  telegram: {
    account: ['followers'],
    days: [],
    item: ['views', 'likes'],
    tracked: { account: ['followers'], item: ['views', 'likes'] },
    rounded: ['views'],
    dayZone: 'UTC',
  },
  // With a token of a person; a community's key is told of members only.
  vk: {
    account: ['followers'],
    days: [
      'viewsDay',
      'reachDay',
      'likesDay',
      'commentsDay',
      'sharesDay',
      'followersGainedDay',
      'followersLostDay',
    ],
    item: ['views', 'reach', 'likes', 'comments', 'shares', 'clicks'],
    tracked: null,
    rounded: [],
    dayZone: 'UTC',
  },
  max: {
    account: ['followers', 'posts'],
    days: [],
    item: ['views'],
    tracked: null,
    rounded: [],
    dayZone: 'UTC',
  },
  ok: NONE,
  dzen: NONE,
  rutube: NONE,
  vk_clips: NONE,
}
