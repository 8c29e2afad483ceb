import { findNotAllowed, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { ItemOutcome, MetricName, Metrics } from '../metrics.ts'
import { callApi } from './api.ts'
import { LIST_SCOPE, list } from './list.ts'
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

const accountNames = Object.values(ACCOUNT_NAMES)
const itemNames = Object.values(POST_NAMES)

export const metrics: Metrics = {
  account: {
    names: accountNames,
    dayNames: [],
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
      const missing = listMissing({ names: accountNames, values: totals })
      return { kind: 'found', metrics: { totals, days: [] }, missing, refused: [] }
    },
  },

  items: {
    names: itemNames,
    batchSize: 20,
    // Until a post has a public id, its publish id is stored instead.
    isReadable: ({ externalId }) => /^\d+$/.test(externalId),
    async read({ ctx, account, items }) {
      const refusal = findNotAllowed({ account, scopes: [LIST_SCOPE] })
      if (refusal) return refusal
      const ids = items.map(({ externalId }) => externalId)
      const read = await callApi({
        ctx,
        account,
        path: '/video/query/',
        query: { fields: ['id', ...Object.keys(POST_NAMES)].join(',') },
        json: { filters: { video_ids: ids } },
        schema: videoCounts,
      })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const told = new Map(read.data.data.videos.map((video) => [video.id, video]))
      const outcomes = ids.map((id): [string, ItemOutcome] => {
        const video = told.get(id)
        // Photos and videos that are not public are left out like deleted ones.
        if (!video) return [id, { kind: 'unlisted' }]
        const values = mapMetrics({ names: POST_NAMES, told: video })
        const missing = listMissing({ names: itemNames, values })
        return [id, { kind: 'found', metrics: values, missing }]
      })
      return { kind: 'read', items: new Map(outcomes), refused: [] }
    },
  },

  list,
  // Research access is refused to commercial applications, and other APIs cover only the owner's own data.
  tracking: null,
}
