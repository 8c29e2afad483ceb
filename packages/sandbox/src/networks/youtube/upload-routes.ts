import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import { objectAt, textAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { youtubePaths } from './paths.ts'
import {
  apiError,
  authorize,
  hasChannel,
  isVerified,
  newVideoId,
  quotaExceeded,
  type Session,
  type State,
} from './state.ts'

const PATH = `${youtubePaths.upload}/videos`
const UPLOAD_SCOPES = ['youtube', 'youtube.force-ssl', 'youtube.upload']
const SESSION_MS = 3 * DAY_MS
const CHUNK_STEP = 262_144
const DEFAULT_PROCESSING_SECONDS = 2
const MAX_DESCRIPTION_BYTES = 5000
const MAX_TAGS = 500
const MAX_THUMBNAIL_BYTES = 2_000_000

export function uploadRoutes(state: State): readonly FakeRoute[] {
  const now = () => state.clock.now().getTime()

  /** Uploads of an unaudited project are locked as private. */
  const privacyOf = ({ fields }: FakeRequest): string =>
    state.switches.isOn('isUnaudited')
      ? 'private'
      : (textAt(objectAt(fields, 'status'), 'privacyStatus') ?? 'public')

  /** An unaudited project can't schedule videos. */
  const openingOf = ({ fields }: FakeRequest) => {
    const publishAt = textAt(objectAt(fields, 'status'), 'publishAt')
    return publishAt && !state.switches.isOn('isUnaudited')
      ? { publishAt: Date.parse(publishAt) }
      : {}
  }

  const open = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: UPLOAD_SCOPES })
    if ('refusal' in who) return who.refusal
    if (!hasChannel(who.accountId)) {
      return apiError({ status: 401, reason: 'youtubeSignupRequired', message: 'Unauthorized' })
    }
    if (!state.quota.takeInsert()) return quotaExceeded()
    const snippet = objectAt(request.fields, 'snippet')
    const title = textAt(snippet, 'title') ?? ''
    const description = textAt(snippet, 'description') ?? ''
    const status = objectAt(request.fields, 'status')
    const problem = metadataProblem({ title, description, tags: textsAt(snippet, 'tags'), status })
    if (problem) return problem
    const uploadId = randomBytes(24).toString('base64url')
    state.sessions.set(uploadId, {
      accountId: who.accountId,
      snippet: { title, description },
      privacy: privacyOf(request),
      ...openingOf(request),
      total: Number(request.headers['x-upload-content-length'] ?? 0),
      type: request.headers['x-upload-content-type'] ?? 'application/octet-stream',
      chunks: [],
      received: 0,
      expiresAt: now() + SESSION_MS,
      isMediaRejected: request.behaviour.isMediaRejected,
      processingSeconds: request.behaviour.processingSeconds ?? DEFAULT_PROCESSING_SECONDS,
      videoId: null,
    })
    const location = `${request.baseUrl}${PATH}?uploadType=resumable&upload_id=${uploadId}`
    return { status: 200, headers: { location } }
  }

  const put = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: UPLOAD_SCOPES })
    if ('refusal' in who) return who.refusal
    const session = state.sessions.get(request.query.get('upload_id') ?? '')
    if (!session || session.expiresAt <= now()) return { status: session ? 410 : 404 }
    return receive(session, request)
  }

  const receive = (session: Session, request: FakeRequest): FakeReply => {
    if (session.videoId) return videoReply(state, session.videoId)
    if (/^bytes \*\//.test(request.headers['content-range'] ?? '')) return progressReply(session)
    const problem = take(session, request)
    if (problem) return problem
    return session.received < session.total ? progressReply(session) : finish(session)
  }

  const finish = (session: Session): FakeReply => {
    const id = newVideoId()
    const bytes = Buffer.concat(session.chunks)
    session.chunks = []
    session.videoId = id
    state.videos.set(id, {
      id,
      channelId: session.accountId,
      ...session.snippet,
      privacy: session.privacy,
      ...(session.publishAt !== undefined && { publishAt: session.publishAt }),
      createdAt: state.clock.now().toISOString(),
      mediaPath: state.shelf.put({ type: session.type, bytes }),
      readyAt: now() + session.processingSeconds * 1000,
      isRejected: session.isMediaRejected,
    })
    return videoReply(state, id)
  }

  const thumbnail = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: UPLOAD_SCOPES })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(50)) return quotaExceeded()
    const video = state.videos.get(request.query.get('videoId') ?? '')
    if (!video) return apiError({ status: 404, reason: 'videoNotFound', message: 'Not found' })
    if (video.channelId !== who.accountId || !isVerified(who.accountId)) {
      const message = "The authenticated user doesn't have permissions to upload thumbnails."
      return apiError({ status: 403, reason: 'forbidden', message })
    }
    const type = request.headers['content-type'] ?? ''
    const isFine = type === 'image/jpeg' || type === 'image/png'
    if (!isFine || request.bytes.length === 0 || request.bytes.length > MAX_THUMBNAIL_BYTES) {
      return apiError({ status: 400, reason: 'invalidImage', message: 'Invalid image' })
    }
    video.thumbnailPath = state.shelf.put({ type, bytes: request.bytes })
    return { status: 200, json: { kind: 'youtube#thumbnailSetResponse', items: [] } }
  }

  return [
    { method: 'POST', path: `${youtubePaths.upload}/thumbnails/set`, handle: thumbnail },
    { method: 'POST', path: PATH, handle: open },
    { method: 'PUT', path: PATH, handle: put },
  ]
}

/** Stores the new bytes of a chunk; bytes already received are skipped. */
function take(session: Session, { headers, bytes }: FakeRequest): FakeReply | undefined {
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '')
  const [first, last, total] = (range ?? []).slice(1).map(Number)
  if (headers['content-type'] !== session.type) return { status: 400, text: 'Bad Content-Type' }
  if (first === undefined || last === undefined || total !== session.total) {
    return { status: 400, text: 'Bad Content-Range' }
  }
  const isLast = last + 1 === session.total
  if (bytes.length !== last - first + 1 || (!isLast && bytes.length % CHUNK_STEP !== 0)) {
    return { status: 400, text: 'Bad chunk size' }
  }
  if (first > session.received || last < session.received) return progressReply(session)
  session.chunks.push(bytes.subarray(session.received - first))
  session.received = last + 1
  return undefined
}

const progressReply = ({ received }: Session): FakeReply => ({
  status: 308,
  ...(received > 0 && { headers: { range: `bytes=0-${received - 1}` } }),
})

function videoReply(state: State, id: string): FakeReply {
  const video = state.videos.get(id)
  if (!video) return { status: 410, text: 'Gone' }
  return {
    status: 200,
    json: {
      kind: 'youtube#video',
      id,
      snippet: {
        channelId: video.channelId,
        title: video.title,
        description: video.description,
        publishedAt: video.createdAt,
      },
      status: { uploadStatus: 'uploaded', privacyStatus: video.privacy },
    },
  }
}

/** A tag with a space counts with quotes, and commas between tags count too. */
const measureTags = (tags: readonly string[]) =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), tags.length - 1)

function metadataProblem(of: {
  title: string
  description: string
  tags: readonly string[]
  status: ReturnType<typeof objectAt>
}): FakeReply | undefined {
  const publishAt = textAt(of.status, 'publishAt')
  const isPrivate = textAt(of.status, 'privacyStatus') === 'private'
  if (publishAt !== undefined && (!isPrivate || Number.isNaN(Date.parse(publishAt)))) {
    return apiError({ status: 400, reason: 'invalidPublishAt', message: 'Invalid publishAt' })
  }
  if (of.tags.length > 0 && measureTags(of.tags) > MAX_TAGS) {
    return apiError({ status: 400, reason: 'invalidTags', message: 'Invalid tags' })
  }
  if (!of.title || [...of.title].length > 100 || /[<>]/.test(of.title)) {
    return apiError({ status: 400, reason: 'invalidTitle', message: 'Invalid title' })
  }
  if (Buffer.byteLength(of.description) > MAX_DESCRIPTION_BYTES || /[<>]/.test(of.description)) {
    return apiError({ status: 400, reason: 'invalidDescription', message: 'Invalid description' })
  }
  return undefined
}
