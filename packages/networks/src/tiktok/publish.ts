import { failedSubmit } from '../_shared/failed-submit.ts'
import { createOutage, createTransientFailure } from '../_shared/failures.ts'
import type {
  LocateOutcome,
  MediaFile,
  PrepareOutcome,
  Publication,
  Publish,
  PublishedPost,
  PublishInput,
  ReconcileOutcome,
  StatusOutcome,
  SubmitOutcome,
} from '../publish.ts'
import { planChunks } from './chunks.ts'
import { createMediaRequired, explainCode, TITLE } from './failures.ts'
import { preparePhotos, submitPhotos } from './photos.ts'
import { settings as settingsSchema } from './settings.ts'
import { readStatus, sendChunk, startUpload, type VideoProgress, videoProgress } from './upload.ts'
import type { PublishStatus } from './wire.ts'

const POLL_SECONDS = 5
const MAX_PHOTOS = 35

const progressOf = (input: PublishInput): VideoProgress => videoProgress.parse(input.progress)

type Kind = { kind: 'video'; file: MediaFile } | { kind: 'photos' } | { kind: 'none' }

function kindOf({ media }: Publication): Kind {
  const [first] = media
  if (first?.kind === 'video' && media.length === 1) return { kind: 'video', file: first }
  const arePhotos = media.every(({ kind }) => kind === 'image')
  return media.length > 0 && media.length <= MAX_PHOTOS && arePhotos
    ? { kind: 'photos' }
    : { kind: 'none' }
}

async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const post = kindOf(input.publication)
  if (post.kind === 'none') return { kind: 'failed', failure: createMediaRequired() }
  if (post.kind === 'photos') return preparePhotos(input)
  const progress = progressOf(input)
  if (!progress.publishId) return startUpload(input, post.file)
  const plan = planChunks(post.file)
  if (progress.sent >= plan.count - 1) return { kind: 'ready', progress: input.progress }
  const answer = await sendChunk(input, { file: post.file, progress })
  switch (answer.kind) {
    case 'taken':
    case 'complete':
      return { kind: 'step', progress: { ...progress, sent: progress.sent + 1 } }
    case 'misplaced':
      return resumeUpload(input, { progress, chunkSize: plan.chunkSize })
    case 'gone':
      return { kind: 'step', progress: {} }
    case 'failed':
      return { kind: 'failed', failure: answer.failure }
  }
}

/** Resumes from the offset TikTok reports. */
async function resumeUpload(
  input: PublishInput,
  { progress, chunkSize }: { progress: VideoProgress; chunkSize: number },
): Promise<PrepareOutcome> {
  const read = await readStatus(input, progress.publishId ?? '')
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const sent = Math.floor((read.data.data.uploaded_bytes ?? 0) / chunkSize)
  if (sent === progress.sent) return { kind: 'failed', failure: createOutage({ title: TITLE }) }
  return { kind: 'step', progress: { ...progress, sent } }
}

async function submit(input: PublishInput): Promise<SubmitOutcome> {
  const post = kindOf(input.publication)
  if (post.kind === 'photos') return submitPhotos(input)
  const progress = progressOf(input)
  if (post.kind === 'none' || !progress.publishId) {
    return { kind: 'rejected', failure: createMediaRequired(), progress: {} }
  }
  const answer = await sendChunk(input, { file: post.file, progress })
  switch (answer.kind) {
    case 'complete':
      return { kind: 'accepted', progress: input.progress }
    case 'taken':
      return { kind: 'unknown', code: 'upload_unfinished' }
    case 'misplaced':
      return findOffset(input, { file: post.file, progress })
    case 'gone':
      return { kind: 'rejected', failure: createUploadFailure('upload_expired'), progress: {} }
    case 'failed':
      return failedSubmit(answer)
  }
}

const createUploadFailure = (code: string) =>
  createTransientFailure({ code, message: 'TikTok прервал загрузку. Мы загрузим видео ещё раз.' })

/** The last chunk was out of order: TikTok has it already, or misses an earlier one. */
async function findOffset(
  input: PublishInput,
  { file, progress }: { file: MediaFile; progress: VideoProgress },
): Promise<SubmitOutcome> {
  const read = await readStatus(input, progress.publishId ?? '')
  if (read.kind === 'failed') return { kind: 'unknown', code: read.failure.code }
  const { status: state, uploaded_bytes: uploaded = 0 } = read.data.data
  if (state !== 'PROCESSING_UPLOAD' || uploaded >= file.size) {
    return { kind: 'accepted', progress: input.progress }
  }
  const sent = Math.floor(uploaded / planChunks(file).chunkSize)
  return {
    kind: 'rejected',
    failure: createUploadFailure('chunk_missing'),
    progress: { ...progress, sent },
  }
}

async function status(input: PublishInput): Promise<StatusOutcome> {
  const { publishId = '' } = progressOf(input)
  const read = await readStatus(input, publishId)
  if (read.kind === 'failed') return { kind: 'unreachable', failure: read.failure }
  const { data } = read.data
  switch (data.status) {
    case 'PUBLISH_COMPLETE':
    case 'SEND_TO_USER_INBOX':
      return { kind: 'published', post: postOf({ input, data, publishId }) }
    case 'FAILED': {
      const code = data.fail_reason ?? 'internal'
      // A publish id that failed stays failed: the next attempt starts another upload.
      const failure = explainCode({ code, now: input.ctx.clock.now() })
      return { kind: 'failed', failure, progress: {} }
    }
    default:
      return { kind: 'processing', seconds: POLL_SECONDS }
  }
}

/**
 * The public id appears after moderation and for public posts only; until then the publish id is
 * stored.
 */
function postOf(of: {
  input: PublishInput
  data: PublishStatus
  publishId: string
}): PublishedPost {
  const { input, data, publishId } = of
  const isDraft = data.status === 'SEND_TO_USER_INBOX'
  const postId = data.publicaly_available_post_id?.[0]
  const name = progressOf(input).username || input.account.profile.handle?.replace(/^@/, '')
  const kind = kindOf(input.publication).kind === 'photos' ? 'photo' : 'video'
  return {
    externalId: postId ?? publishId,
    url: postId && name ? `https://www.tiktok.com/@${name}/${kind}/${postId}` : null,
    details: { publishId, mode: isDraft ? 'draft' : 'direct' },
    isDraft,
  }
}

/** The public id appears after moderation, for public posts only. */
async function locate(input: PublishInput & { post: PublishedPost }): Promise<LocateOutcome> {
  const { post, publication } = input
  const { privacy, mode } = settingsSchema.parse(publication.settings ?? {})
  const { publishId } = post.details
  if (!publishId || mode === 'draft' || privacy !== 'PUBLIC_TO_EVERYONE') return { kind: 'never' }
  const read = await readStatus(input, publishId)
  if (read.kind === 'failed') return { kind: 'later' }
  const found = postOf({ input, data: read.data.data, publishId })
  return found.url ? { kind: 'found', post: found } : { kind: 'later' }
}

async function reconcile(input: PublishInput): Promise<ReconcileOutcome> {
  const post = kindOf(input.publication)
  const { publishId } = progressOf(input)
  // A video without a publish id was never sent; photos are sent by the first call.
  if (!publishId) return { kind: post.kind === 'photos' ? 'undecidable' : 'absent' }
  const read = await readStatus(input, publishId)
  if (read.kind === 'failed') {
    const isForgotten = /publish_id$/.test(read.failure.code)
    return isForgotten ? { kind: 'undecidable' } : { kind: 'unreachable', failure: read.failure }
  }
  const { status: state, uploaded_bytes: uploaded = 0 } = read.data.data
  const isUnfinished =
    state === 'PROCESSING_UPLOAD' && post.kind === 'video' && uploaded < post.file.size
  return isUnfinished ? { kind: 'absent' } : { kind: 'accepted', progress: input.progress }
}

export const publish: Publish = {
  prepare,
  submit,
  status,
  reconcile,
  reply: null,
  locate,
  remove: async () => ({ kind: 'unsupported' }),
}
