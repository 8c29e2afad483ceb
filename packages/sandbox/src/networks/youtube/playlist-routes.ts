import { randomBytes } from 'node:crypto'
import { objectAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { listUploads } from './channels.ts'
import { youtubePaths } from './paths.ts'
import { apiError, authorize, PEOPLE, PLAYLISTS, quotaExceeded, type State } from './state.ts'

const READ = ['youtube', 'youtube.force-ssl', 'youtube.readonly']
const EDIT = ['youtube', 'youtube.force-ssl']

const noPlaylist = () =>
  apiError({ status: 404, reason: 'playlistNotFound', message: 'The playlist cannot be found.' })

export function playlistRoutes(state: State): readonly FakeRoute[] {
  const list = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: READ })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(1)) return quotaExceeded()
    const all = PLAYLISTS.filter(({ channelId }) => channelId === who.accountId)
    const size = Number(request.query.get('maxResults') ?? 5)
    const start = Number(request.query.get('pageToken') ?? 0)
    const items = all
      .slice(start, start + size)
      .map(({ id, title }) => ({ kind: 'youtube#playlist', id, snippet: { title } }))
    return {
      status: 200,
      json: {
        kind: 'youtube#playlistListResponse',
        ...(items.length > 0 && { items }),
        ...(start + size < all.length && { nextPageToken: String(start + size) }),
      },
    }
  }

  const find = (accountId: string, id: string | undefined) =>
    PLAYLISTS.find((one) => one.id === id && one.channelId === accountId)

  /** Every channel has an uploads playlist: its id with another prefix. */
  const uploads = ({ query }: FakeRequest): FakeReply => {
    const channelId = (query.get('playlistId') ?? '').replace(/^UU/, 'UC')
    if (!PEOPLE.some(({ id }) => id === channelId)) return noPlaylist()
    const size = Math.min(50, Number(query.get('maxResults') ?? 5))
    const start = Number(query.get('pageToken') ?? 0)
    const all = listUploads({ state, channelId })
    const items = all.slice(start, start + size).map((video) => ({
      kind: 'youtube#playlistItem',
      contentDetails: { videoId: video.id, videoPublishedAt: video.createdAt },
    }))
    const end = start + size
    const next = end < all.length && { nextPageToken: String(end) }
    return { status: 200, json: { kind: 'youtube#playlistItemListResponse', ...next, items } }
  }

  const items = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: READ })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(1)) return quotaExceeded()
    const { query } = request
    if (query.get('playlistId')?.startsWith('UU')) return uploads(request)
    const playlist = find(who.accountId, query.get('playlistId') ?? '')
    if (!playlist) return noPlaylist()
    const found = [...state.playlistItems.values()].filter(
      ({ playlistId, videoId }) => playlistId === playlist.id && videoId === query.get('videoId'),
    )
    return {
      status: 200,
      json: {
        kind: 'youtube#playlistItemListResponse',
        items: found.map(({ id }) => ({ kind: 'youtube#playlistItem', id })),
      },
    }
  }

  /** Accepts the same video repeatedly. */
  const add = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: EDIT })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(50)) return quotaExceeded()
    const snippet = objectAt(request.fields, 'snippet')
    const resource = objectAt(snippet, 'resourceId')
    const playlist = find(who.accountId, textAt(snippet, 'playlistId'))
    if (!playlist) return noPlaylist()
    const videoId = textAt(resource, 'videoId') ?? ''
    if (textAt(resource, 'kind') !== 'youtube#video' || !state.videos.has(videoId)) {
      return apiError({ status: 404, reason: 'videoNotFound', message: 'Video not found.' })
    }
    const id = randomBytes(24).toString('base64url')
    state.playlistItems.set(id, { id, playlistId: playlist.id, videoId })
    return { status: 200, json: { kind: 'youtube#playlistItem', id } }
  }

  const { api } = youtubePaths
  return [
    { method: 'GET', path: `${api}/playlists`, handle: list },
    { method: 'GET', path: `${api}/playlistItems`, handle: items },
    { method: 'POST', path: `${api}/playlistItems`, handle: add },
  ]
}
