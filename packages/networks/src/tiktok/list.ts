import { findNotAllowed } from '../_shared/metric-values.ts'
import type { ListItems } from '../metrics.ts'
import { callApi } from './api.ts'
import { videoPage } from './wire.ts'

export const LIST_SCOPE = 'video.list'

const FIELDS = 'id,create_time,cover_image_url,share_url,video_description,duration'
const PAGE = 20

/** Public videos; photo posts are not listed. */
export const list: ListItems = async ({ ctx, account, cursor }) => {
  const refusal = findNotAllowed({ account, scopes: [LIST_SCOPE] })
  if (refusal) return refusal
  const read = await callApi({
    ctx,
    account,
    path: '/video/list/',
    query: { fields: FIELDS },
    json: { max_count: PAGE, ...(cursor && { cursor: Number(cursor) }) },
    schema: videoPage,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { videos, has_more, cursor: next } = read.data.data
  const items = videos.map((video) => ({
    externalId: video.id,
    details: {},
    publishedAt: new Date(video.create_time * 1000),
    caption: video.video_description ?? '',
    kind: 'video' as const,
    durationSeconds: video.duration ?? null,
    permalink: video.share_url ?? null,
    thumbnailUrl: video.cover_image_url ?? null,
  }))
  return { kind: 'found', items, next: has_more && next ? String(next) : null }
}
