import type { FoundItem, ListItems } from '../metrics.ts'
import { getData } from './data-api.ts'
import { playlistPage, type VideoDetails, videoDetails } from './wire.ts'

const PAGE = 50

/** The uploads playlist has the channel's id with a different prefix. */
const uploadsOf = (channelId: string) => channelId.replace(/^UC/, 'UU')

/** ISO 8601, days and shorter: PT1M5S. */
function parseDuration(text: string): number | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text)
  if (!parts) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

const presentVideo = ({ id, snippet, contentDetails }: VideoDetails): FoundItem => ({
  externalId: id,
  details: {},
  publishedAt: new Date(snippet.publishedAt),
  caption: [snippet.title, snippet.description].filter(Boolean).join('\n\n'),
  kind: 'video',
  durationSeconds: parseDuration(contentDetails?.duration ?? ''),
  permalink: `https://www.youtube.com/watch?v=${id}`,
  thumbnailUrl: snippet.thumbnails?.medium?.url ?? snippet.thumbnails?.default?.url ?? null,
})

/** Two units per page: the list of uploads, then their details. Search would cost a hundred. */
export const list: ListItems = async ({ ctx, account, cursor }) => {
  const playlistId = uploadsOf(account.profile.externalId)
  const page = await getData({
    ctx,
    account,
    endpoint: 'api',
    path: '/playlistItems',
    query: {
      part: 'contentDetails',
      playlistId,
      maxResults: String(PAGE),
      ...(cursor && { pageToken: cursor }),
    },
    schema: playlistPage,
  })
  if (page.kind === 'failed') {
    // A channel without uploads has no such playlist.
    return page.failure.code === 'playlistNotFound'
      ? { kind: 'found', items: [], next: null }
      : { kind: 'failed', failure: page.failure }
  }
  const ids = page.data.items?.map(({ contentDetails }) => contentDetails.videoId) ?? []
  if (ids.length === 0) return { kind: 'found', items: [], next: null }
  const videos = await getData({
    ctx,
    account,
    endpoint: 'api',
    path: '/videos',
    query: { part: 'snippet,contentDetails', id: ids.join(','), maxResults: String(PAGE) },
    schema: videoDetails,
  })
  if (videos.kind === 'failed') return { kind: 'failed', failure: videos.failure }
  const items = (videos.data.items ?? []).map(presentVideo)
  return { kind: 'found', items, next: page.data.nextPageToken ?? null }
}
