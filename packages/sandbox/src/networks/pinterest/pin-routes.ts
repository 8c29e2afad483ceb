import { buildCoverUrl } from '../_shared/cover.ts'
import { numberAt, objectAt, objectsAt, textAt } from '../_shared/fields.ts'
import { pullMedia } from '../_shared/pull-media.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { pinCounts } from './analytics.ts'
import { uploadStatus } from './media-routes.ts'
import { pinterestPaths } from './paths.ts'
import { authorize, newId, type Pin, refuse, type State } from './state.ts'

const MAX_IMAGE_BYTES = 20_000_000
const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
const LIMITS = { title: 100, description: 800, alt_text: 500, link: 2048 } as const
const WRITE = ['boards:read', 'boards:write', 'pins:read', 'pins:write']

type Media = Pin['media'] | { refusal: FakeReply }

export function pinRoutes(state: State): readonly FakeRoute[] {
  const pull = async (url: string): Promise<Media> => {
    const pulled = await pullMedia({ fetch: state.fetch, url, maxBytes: MAX_IMAGE_BYTES })
    if (pulled.kind !== 'pulled') return { refusal: refuse(400, 235, 'Unable to reach the URL.') }
    if (!IMAGE_TYPES.has(pulled.type)) {
      return { refusal: refuse(400, 236, 'Sorry, the image type is not supported.') }
    }
    return [{ kind: 'image', path: state.shelf.put(pulled) }]
  }

  const pullAll = async (urls: readonly string[]): Promise<Media> => {
    const media: Pin['media'][number][] = []
    for (const url of urls) {
      const pulled = await pull(url)
      if ('refusal' in pulled) return pulled
      media.push(...pulled)
    }
    return media
  }

  const videoOf = async (source: Readonly<Record<string, unknown>>): Promise<Media> => {
    const upload = state.uploads.get(textAt(source, 'media_id') ?? '')
    const now = state.clock.now().getTime()
    if (!upload?.mediaPath || uploadStatus(upload, now) !== 'succeeded') {
      return { refusal: refuse(400, 1, 'Media is not ready.') }
    }
    const url = textAt(source, 'cover_image_url')
    const cover = url && (await pull(url))
    if (cover && 'refusal' in cover) return cover
    // The very first frame does not count as a cover.
    const frame = numberAt(source, 'cover_image_key_frame_time') ?? 0
    if (!cover && !textAt(source, 'cover_image_data') && frame <= 0) {
      const message = 'cover_image_url or cover_image_content_type is required'
      return { refusal: refuse(400, 1, message) }
    }
    return [{ kind: 'video', path: upload.mediaPath }]
  }

  const mediaOf = async (request: FakeRequest): Promise<Media> => {
    const source = objectAt(request.fields, 'media_source')
    if (request.behaviour.isMediaRejected) {
      return { refusal: refuse(400, 236, 'Sorry, the image type is not supported.') }
    }
    switch (textAt(source, 'source_type')) {
      case 'image_url':
        return pull(textAt(source, 'url') ?? '')
      case 'multiple_image_urls': {
        const items = objectsAt(source, 'items')
        if (items.length < 2 || items.length > 5) {
          return { refusal: refuse(400, 1, 'constraint: minItems=2, maxItems=5') }
        }
        return pullAll(items.map((item) => textAt(item, 'url') ?? ''))
      }
      case 'video_id':
        return videoOf(source)
      default:
        return { refusal: refuse(400, 1, 'Unknown source_type') }
    }
  }

  const create = async (request: FakeRequest): Promise<FakeReply> => {
    const who = authorize(state, { request, scopes: WRITE })
    if ('refusal' in who) return who.refusal
    const boardId = textAt(request.fields, 'board_id') ?? ''
    const problem = textProblem(request.fields, boardId)
    if (problem) return refuse(400, 1, problem)
    if (state.boards.get(boardId)?.ownerId !== who.accountId) {
      return refuse(404, 40, 'Board not found.')
    }
    const media = await mediaOf(request)
    if ('refusal' in media) return media.refusal
    const pin: Pin = {
      id: newId(),
      ownerId: who.accountId,
      boardId,
      title: textAt(request.fields, 'title') ?? null,
      description: textAt(request.fields, 'description') ?? null,
      altText: textAt(request.fields, 'alt_text') ?? null,
      link: textAt(request.fields, 'link') ?? null,
      media,
      createdAt: state.clock.now(),
    }
    state.pins.set(pin.id, pin)
    return { status: 201, json: pinJson(pin, state) }
  }

  const list = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['boards:read', 'pins:read'] })
    if ('refusal' in who) return who.refusal
    const boardId = request.params.id ?? ''
    if (!state.boards.has(boardId)) return refuse(404, 40, 'Board not found.')
    const size = Number(request.query.get('page_size') ?? 25)
    const start = Number(request.query.get('bookmark') ?? 0)
    const isOwn = state.boards.get(boardId)?.ownerId === who.accountId
    if (!isOwn && state.boards.get(boardId)?.privacy === 'SECRET') {
      return refuse(404, 40, 'Board not found.')
    }
    const pins = [...state.pins.values()].filter((pin) => pin.boardId === boardId).reverse()
    const bookmark = start + size < pins.length ? String(start + size) : null
    return {
      status: 200,
      json: { items: pins.slice(start, start + size).map((pin) => pinJson(pin, state)), bookmark },
    }
  }

  const listOwn = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['boards:read', 'pins:read'] })
    if ('refusal' in who) return who.refusal
    const { query } = request
    const now = state.clock.now()
    const size = Number(query.get('page_size') ?? 25)
    const start = Number(query.get('bookmark') ?? 0)
    const isCounted = query.get('pin_metrics') === 'true'
    const pins = [...state.pins.values()]
      .filter((pin) => pin.ownerId === who.accountId && pin.createdAt <= now)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const items = pins.slice(start, start + size).map((pin) => ({
      ...pinJson(pin, state),
      pin_metrics: isCounted ? pinCounts({ pin, now }) : null,
    }))
    const bookmark = start + size < pins.length ? String(start + size) : null
    return { status: 200, json: { items, bookmark } }
  }

  const read = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['boards:read', 'pins:read'] })
    if ('refusal' in who) return who.refusal
    const pin = state.pins.get(request.params.id ?? '')
    if (!pin || pin.ownerId !== who.accountId) return refuse(404, 50, 'Pin not found.')
    const isCounted = request.query.get('pin_metrics') === 'true'
    const pin_metrics = isCounted ? pinCounts({ pin, now: state.clock.now() }) : null
    return { status: 200, json: { ...pinJson(pin, state), pin_metrics } }
  }

  const remove = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: WRITE })
    if ('refusal' in who) return who.refusal
    const pin = state.pins.get(request.params.id ?? '')
    if (!pin || pin.ownerId !== who.accountId) return refuse(404, 50, 'Pin not found.')
    state.pins.delete(pin.id)
    return { status: 204 }
  }

  const api = pinterestPaths.api
  return [
    { method: 'POST', path: `${api}/pins`, handle: create },
    { method: 'GET', path: `${api}/pins`, handle: listOwn },
    { method: 'GET', path: `${api}/pins/:id`, handle: read },
    { method: 'DELETE', path: `${api}/pins/:id`, handle: remove },
    { method: 'GET', path: `${api}/boards/:id/pins`, handle: list },
  ]
}

function textProblem(fields: FakeRequest['fields'], boardId: string): string | undefined {
  if (!/^\d+$/.test(boardId)) return `'${boardId}' does not match '^\\\\d+$'`
  const long = Object.entries(LIMITS).find(
    ([name, limit]) => (textAt(fields, name) ?? '').length > limit,
  )
  return long && `${long[0]} is too long, constraint: maxLength=${long[1]}`
}

const pinJson = (pin: Pin, state: State) => ({
  id: pin.id,
  created_at: pin.createdAt.toISOString().replace(/\.\d+Z$/, '-00:00'),
  board_id: pin.boardId,
  board_section_id: null,
  title: pin.title,
  description: pin.description,
  alt_text: pin.altText,
  link: pin.link,
  is_owner: true,
  media: mediaJson(pin, state),
})

/** The uploaded picture; of videos and of posts of before the connection a drawn one. */
function pictureUrl({ id, media: [first] }: Pin, world: State): string {
  return first?.kind === 'image' && first.path !== ''
    ? `${world.hostUrl}/pinterest${first.path}`
    : buildCoverUrl({ world, network: 'pinterest', postId: id })
}

function mediaJson(pin: Pin, state: State) {
  if (pin.media.length > 1) return { media_type: 'multiple_images', items: [] }
  const images = { '400x300': { width: 400, height: 300, url: pictureUrl(pin, state) } }
  return { media_type: pin.media[0]?.kind === 'video' ? 'video' : 'image', images }
}
