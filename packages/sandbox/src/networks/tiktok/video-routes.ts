import { HOUR_MS } from '@kadr/kit/durations'
import { numberAt, objectAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { tiktokPaths } from './paths.ts'
import {
  authorizePost,
  newPublishId,
  newSecret,
  newTask,
  ok,
  refuse,
  type State,
  type Task,
  type Upload,
} from './state.ts'

const MB = 1_000_000
const UPLOAD_URL_MS = HOUR_MS
const MAX_TITLE = 2200
const VIDEO_TYPES = new Set(['video/mp4', 'video/quicktime', 'video/webm'])

export function videoRoutes(state: State): readonly FakeRoute[] {
  const now = () => state.clock.now().getTime()

  const init = (isDraft: boolean) => (request: FakeRequest) => {
    const post = objectAt(request.fields, 'post_info')
    const privacy = textAt(post, 'privacy_level') ?? ''
    const who = authorizePost(state, { request, isDraft, privacy })
    if ('refusal' in who) return who.refusal
    const text = textAt(post, 'title') ?? ''
    const upload = planOf(objectAt(request.fields, 'source_info'), request)
    if (!upload || text.length > MAX_TITLE) return refuse(400, 'invalid_params')
    const publishId = newPublishId(isDraft ? 'v_inbox_file' : 'v_pub_file')
    state.tasks.set(publishId, {
      ...newTask({ publishId, accountId: who.accountId, isDraft, text, privacy }, request),
      upload: { ...upload, expiresAt: now() + UPLOAD_URL_MS },
    })
    const uploadUrl = `${request.baseUrl}/video/?upload_id=${publishId}&upload_token=${upload.token}`
    return ok({ publish_id: publishId, upload_url: uploadUrl })
  }

  const put = (request: FakeRequest): FakeReply => {
    const task = state.tasks.get(request.query.get('upload_id') ?? '')
    const upload = task?.upload
    if (!task || !upload || upload.token !== request.query.get('upload_token')) {
      return { status: 404 }
    }
    return upload.expiresAt <= now() ? { status: 403 } : take({ task, upload, request })
  }

  const take = (of: { task: Task; upload: Upload; request: FakeRequest }): FakeReply => {
    const { task, upload, request } = of
    const range = rangeOf(request, upload)
    if (!range) return { status: 400 }
    const { first, last } = range
    const progress = { 'content-range': `bytes 0-${upload.received}/${upload.size}` }
    if (first !== upload.received) return { status: 416, headers: progress }
    const isLast = last + 1 === upload.size
    const isSized = isLast || last - first + 1 === upload.chunkSize
    if (request.bytes.length !== last - first + 1 || !isSized) return { status: 400 }
    upload.chunks.push(request.bytes)
    upload.received = last + 1
    upload.type = request.headers['content-type'] ?? 'video/mp4'
    if (!isLast) return { status: 206, headers: progress }
    complete(task, upload)
    return { status: 201, headers: progress }
  }

  const complete = (task: Task, upload: Upload) => {
    const bytes = Buffer.concat(upload.chunks)
    upload.chunks = []
    task.takenAt = now()
    task.media = [{ kind: 'video', path: state.shelf.put({ type: upload.type, bytes }) }]
    if (upload.isMediaRejected) task.failReason = 'file_format_check_failed'
  }

  const api = `${tiktokPaths.api}/post/publish`
  return [
    { method: 'POST', path: `${api}/video/init/`, handle: init(false) },
    { method: 'POST', path: `${api}/inbox/video/init/`, handle: init(true) },
    { method: 'PUT', path: '/video/', handle: put },
  ]
}

/** The byte range of a chunk; undefined when its headers are wrong. */
function rangeOf({ headers }: FakeRequest, { size }: Upload) {
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '')
  const [first, last, total] = (range ?? []).slice(1).map(Number)
  const isTyped = VIDEO_TYPES.has(headers['content-type'] ?? '')
  if (!isTyped || first === undefined || last === undefined || total !== size) return undefined
  return { first, last }
}

/** Chunk rules: 5 to 64 MB each, the remainder is part of the last one. */
function planOf(
  source: Readonly<Record<string, unknown>>,
  { behaviour: mood }: FakeRequest,
): Omit<Upload, 'expiresAt'> | undefined {
  const size = numberAt(source, 'video_size') ?? 0
  const chunkSize = numberAt(source, 'chunk_size') ?? 0
  const count = numberAt(source, 'total_chunk_count') ?? 0
  if (textAt(source, 'source') !== 'FILE_UPLOAD' || size <= 0) return undefined
  const isWhole = count === 1 && chunkSize === size && size <= 64 * MB
  const isSplit = chunkSize >= 5 * MB && chunkSize <= 64 * MB && chunkSize <= size
  if (!isWhole && !(isSplit && count === Math.floor(size / chunkSize))) return undefined
  return {
    token: newSecret(),
    size,
    chunkSize,
    count,
    received: 0,
    chunks: [],
    type: 'video/mp4',
    isMediaRejected: mood.isMediaRejected,
  }
}
