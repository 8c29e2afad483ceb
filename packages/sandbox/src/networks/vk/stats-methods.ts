import { DAY_MS } from '@kadr/kit/durations'
import { estimateDayAudience, listDays } from '../_shared/audience.ts'
import type { FakeClock } from '../fake-network.ts'
import { groupOfOwner } from './accounts.ts'
import { canManage, needRight, type VkMethod } from './calls.ts'
import { audienceOf } from './present-post.ts'
import { badParam, refuse } from './replies.ts'
import type { WallStore } from './wall-store.ts'

const GROUPS = ['visitors', 'reach', 'activity']
/** `stats.getPostReach` knows the last 300 posts. */
const KNOWN_POSTS = 300
const MAX_DAYS = 365

const describeDay = (groupId: string, date: string, asked: readonly string[]) => {
  const day = estimateDayAudience({ id: `vk/${groupId}`, date })
  const from = Date.parse(date) / 1000
  const parts = {
    visitors: { views: day.views, visitors: day.reach, mobile_views: Math.floor(day.views * 0.8) },
    reach: {
      reach: day.reach,
      reach_subscribers: Math.floor(day.reach * 0.6),
      mobile_reach: Math.floor(day.reach * 0.8),
    },
    // On a day without anything VK sends no such part at all.
    activity: day.likes > 0 && {
      likes: day.likes,
      comments: day.comments,
      copies: day.shares,
      hidden: 0,
      subscribed: Math.floor(day.clicks / 2),
      unsubscribed: Math.floor(day.clicks / 6),
    },
  }
  const shown = Object.entries(parts).filter(([name, part]) => part && asked.includes(name))
  return { period_from: from, period_to: from + DAY_MS / 1000 - 1, ...Object.fromEntries(shown) }
}

export function statsMethods(input: {
  clock: FakeClock
  wall: WallStore
}): Readonly<Record<string, VkMethod>> {
  const { clock, wall } = input
  return {
    // Newest first.
    'stats.get': (call) => {
      needRight(call, 'stats')
      const { given } = call
      const groupId = given.id('group_id') ?? ''
      if (!canManage(call, groupId)) refuse(15)
      if ((given.text('interval') || 'day') !== 'day') badParam('interval: only day is played here')
      const now = clock.now().getTime() / 1000
      const until = Math.min(now, given.number('timestamp_to') ?? now)
      const count = given.number('intervals_count')
      const since =
        given.number('timestamp_from') ?? until - ((count ?? MAX_DAYS) - 1) * (DAY_MS / 1000)
      const toDate = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
      const asked = given.has('stats_groups') ? given.list('stats_groups') : GROUPS
      if (!asked.every((name) => GROUPS.includes(name))) badParam('stats_groups is invalid')
      const days = listDays({ since: toDate(since), until: toDate(until) }).reverse()
      return days
        .slice(0, Math.min(count ?? MAX_DAYS, MAX_DAYS))
        .map((date) => describeDay(groupId, date, asked))
    },

    'stats.getPostReach': (call) => {
      needRight(call, 'stats')
      const { given } = call
      const groupId = groupOfOwner(given.id('owner_id'))
      if (!canManage(call, groupId)) refuse(210)
      const known = wall.of(groupId).slice(0, KNOWN_POSTS)
      return given.list('post_ids').flatMap((id) => {
        const post = known.find((one) => String(one.id) === id)
        if (!post) return []
        const { reach, shares, clicks } = audienceOf(post, clock.now())
        return [
          {
            post_id: post.id,
            reach_total: reach,
            reach_subscribers: Math.floor(reach * 0.7),
            reach_viral: reach - Math.floor(reach * 0.7),
            reach_ads: 0,
            links: clicks,
            to_group: Math.floor(clicks / 2),
            join_group: Math.floor(shares / 5),
            report: 0,
            hide: Math.floor(shares / 8),
            unsubscribe: 0,
          },
        ]
      })
    },
  }
}
