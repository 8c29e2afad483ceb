import { countFollowers, estimatePostAudience } from '../_shared/audience.ts'
import type { GraphContainers } from '../_shared/graph-containers.ts'
import {
  createDayValues,
  createMediaInsights,
  createQuotaReply,
  listMetrics,
} from '../_shared/graph-insights.ts'
import { createGraphNotFound, createGraphParamError } from '../_shared/graph-replies.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Reposts } from './reposts.ts'

type AccountRequest = { request: FakeRequest; accountId: string }

export const DAILY_POSTS = 250
export const DAILY_REPLIES = 1000
const FIRST_SECOND = 1_712_991_600

/** Statistics and the remaining quota. */
export function insightHandlers(input: {
  world: FakeWorld
  containers: GraphContainers
  reposts: Reposts
}) {
  const { containers } = input
  const now = () => input.world.clock.now()

  return {
    post: ({ request, accountId }: AccountRequest): FakeReply => {
      const id = request.params.id ?? ''
      // «An empty array will be returned for REPOST_FACADE posts.»
      if (input.reposts.find(id)?.accountId === accountId)
        return { status: 200, json: { data: [] } }
      const item = containers.findMedia(id)
      if (item?.accountId !== accountId) return createGraphNotFound(id)
      const { views, likes, comments, shares } = estimatePostAudience({ ...item, now: now() })
      const reposts = Math.floor(shares / 2)
      const values = { views, likes, replies: comments, reposts, quotes: 0, shares }
      return createMediaInsights({ request, id, values })
    },

    account: ({ request, accountId }: AccountRequest): FakeReply => {
      if (Number(request.query.get('since') ?? FIRST_SECOND) < FIRST_SECOND) {
        return createGraphParamError('Param since must be after 2024-04-13')
      }
      const all: Readonly<Record<string, object>> = {
        views: {
          name: 'views',
          period: 'day',
          values: createDayValues({ request, accountId, now: now(), pick: ({ views }) => views }),
        },
        followers_count: {
          name: 'followers_count',
          period: 'day',
          total_value: { value: countFollowers({ id: accountId, now: now() }) },
        },
      }
      const data = listMetrics(request).map((name) => all[name])
      return data.length > 0 && data.every(Boolean)
        ? { status: 200, json: { data } }
        : createGraphParamError(`metric[0] must be one of: ${Object.keys(all).join(', ')}`)
    },

    quota: ({ request, accountId }: AccountRequest): FakeReply => {
      const isOfReplies = request.query.get('fields')?.includes('reply_') ?? false
      return createQuotaReply({
        posts: containers
          .mediaOf(accountId)
          .filter(({ replyToId }) => (replyToId !== undefined) === isOfReplies),
        now: now(),
        total: isOfReplies ? DAILY_REPLIES : DAILY_POSTS,
        ...(isOfReplies && { names: ['reply_quota_usage', 'reply_config'] }),
      })
    },
  }
}
