import { followersOf, postAudience } from '../_shared/audience.ts'
import type { GraphContainers } from '../_shared/graph-containers.ts'
import { dayValues, mediaInsights, metricsOf, quotaReply } from '../_shared/graph-insights.ts'
import { graphMissing, graphParamError } from '../_shared/graph-replies.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

type Given = { request: FakeRequest; accountId: string }

const DAILY_POSTS = 250
const FIRST_SECOND = 1_712_991_600

/** Statistics, and what is left of the day's posts. */
export function insightHandlers(input: { world: FakeWorld; containers: GraphContainers }) {
  const { containers } = input
  const now = () => input.world.clock.now()

  return {
    post: ({ request, accountId }: Given): FakeReply => {
      const id = request.params.id ?? ''
      const item = containers.findMedia(id)
      if (item?.accountId !== accountId) return graphMissing(id)
      const { views, likes, comments, shares } = postAudience({ ...item, now: now() })
      const reposts = Math.floor(shares / 2)
      const values = { views, likes, replies: comments, reposts, quotes: 0, shares }
      return mediaInsights({ request, id, values })
    },

    account: ({ request, accountId }: Given): FakeReply => {
      if (Number(request.query.get('since') ?? FIRST_SECOND) < FIRST_SECOND) {
        return graphParamError('Param since must be after 2024-04-13')
      }
      const all: Readonly<Record<string, object>> = {
        views: {
          name: 'views',
          period: 'day',
          values: dayValues({ request, accountId, now: now(), pick: ({ views }) => views }),
        },
        followers_count: {
          name: 'followers_count',
          period: 'day',
          total_value: { value: followersOf({ id: accountId, now: now() }) },
        },
      }
      const data = metricsOf(request).map((name) => all[name])
      return data.length > 0 && data.every(Boolean)
        ? { status: 200, json: { data } }
        : graphParamError(`metric[0] must be one of: ${Object.keys(all).join(', ')}`)
    },

    quota: ({ accountId }: Given): FakeReply =>
      quotaReply({ posts: containers.mediaOf(accountId), now: now(), total: DAILY_POSTS }),
  }
}
