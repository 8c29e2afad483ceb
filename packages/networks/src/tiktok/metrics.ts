import { findNotAllowed, mapMetrics } from '../_shared/metric-values.ts'
import type { MetricName, Metrics } from '../metrics.ts'
import { callApi } from './api.ts'
import { userCounts, videoCounts } from './wire.ts'

/** Only totals exist: daily values come from stored snapshots. `likes_count` covers all videos. */
const ACCOUNT_NAMES: Readonly<Record<string, MetricName>> = {
  follower_count: 'followers',
  following_count: 'following',
  likes_count: 'likes',
  video_count: 'posts',
}

const POST_NAMES: Readonly<Record<string, MetricName>> = {
  view_count: 'views',
  like_count: 'likes',
  comment_count: 'comments',
  share_count: 'shares',
}

/** Until a post has a public id, its publish id is stored instead. */
const hasPublicId = (externalId: string) => /^\d+$/.test(externalId)

export const metrics: Metrics = {
  account: {
    names: Object.values(ACCOUNT_NAMES),
    async read({ ctx, account }) {
      const refusal = findNotAllowed({ account, scopes: ['user.info.stats'] })
      if (refusal) return refusal
      const read = await callApi({
        ctx,
        account,
        method: 'GET',
        path: '/user/info/',
        query: { fields: Object.keys(ACCOUNT_NAMES).join(',') },
        schema: userCounts,
      })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told: read.data.data.user })
      return { kind: 'found', metrics: { totals, days: [] } }
    },
  },

  post: {
    names: Object.values(POST_NAMES),
    async read({ ctx, account, post }) {
      const refusal = findNotAllowed({ account, scopes: ['video.list'] })
      if (refusal) return refusal
      if (!hasPublicId(post.externalId)) return { kind: 'absent' }
      const read = await callApi({
        ctx,
        account,
        path: '/video/query/',
        query: { fields: ['id', ...Object.keys(POST_NAMES)].join(',') },
        json: { filters: { video_ids: [post.externalId] } },
        schema: videoCounts,
      })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const found = read.data.data.videos.find(({ id }) => id === post.externalId)
      return found
        ? { kind: 'found', metrics: mapMetrics({ names: POST_NAMES, told: found }) }
        : { kind: 'absent' }
    },
  },
}
