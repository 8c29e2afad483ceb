import * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { failedSubmit } from '../_shared/failed-submit.ts'
import { createContentRejection, createTransientFailure } from '../_shared/failures.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import type {
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
import { reply } from './comment.ts'
import { explainFailure, explainProcessing, TITLE } from './failures.ts'
import { addToPlaylist } from './playlist.ts'
import { findOpening, settings } from './settings.ts'
import { setThumbnail } from './thumbnail.ts'
import { CHUNK_BYTES, openSession, probe, sendChunk, sendRest } from './upload.ts'
import { videoStatuses } from './wire.ts'

const progressSchema = z.object({
  sessionUri: z.optional(z.string()),
  offset: z._default(z.number(), 0),
  /** A chunk got no reply: query the session before sending more. */
  isDoubtful: z._default(z.boolean(), false),
  videoId: z.optional(z.string()),
})

const progressOf = (input: PublishInput) => progressSchema.parse(input.progress)

const LOCKED =
  'YouTube запер видео: его видите только вы. Так бывает, пока Google не проверил приложение. Открыть доступ можно в Творческой студии после проверки.'

const POLL_SECONDS = 10
const SHORTS_SECONDS = 180

const videoOf = (publication: Publication): MediaFile | undefined => {
  const [file, ...others] = publication.media
  return file?.kind === 'video' && others.length === 0 ? file : undefined
}

const createNoVideo = (): Failure =>
  createContentRejection({ title: TITLE, code: 'video_required', why: 'нужно ровно одно видео' })

async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const file = videoOf(input.publication)
  if (!file) return { kind: 'failed', failure: createNoVideo() }
  const { sessionUri, offset, isDoubtful, videoId } = progressOf(input)
  if (videoId) return { kind: 'ready', progress: input.progress }
  if (!sessionUri) {
    const session = await openSession(input, file)
    if (session.kind === 'failed') return session
    return { kind: 'step', progress: { sessionUri: session.sessionUri, offset: 0 } }
  }
  // The last chunk creates the video, so it belongs to `submit`.
  if (!isDoubtful && file.size - offset <= CHUNK_BYTES) {
    return { kind: 'ready', progress: input.progress }
  }
  const answer = isDoubtful
    ? await probe(input, { file, sessionUri })
    : await sendChunk(input, { file, sessionUri, offset })
  switch (answer.kind) {
    case 'done':
      return { kind: 'ready', progress: { sessionUri, offset, videoId: answer.videoId } }
    case 'partial':
      return { kind: 'step', progress: { sessionUri, offset: answer.offset } }
    case 'gone':
      return { kind: 'step', progress: {} }
    case 'failed':
      return answer.isAmbiguous && !isDoubtful
        ? { kind: 'step', progress: { sessionUri, offset, isDoubtful: true } }
        : { kind: 'failed', failure: answer.failure }
  }
}

async function submit(input: PublishInput): Promise<SubmitOutcome> {
  const file = videoOf(input.publication)
  const { sessionUri, offset, videoId } = progressOf(input)
  if (videoId) return { kind: 'accepted', progress: input.progress }
  if (!file || !sessionUri) return { kind: 'rejected', failure: createNoVideo(), progress: {} }
  const answer = await sendRest(input, { file, sessionUri, offset })
  switch (answer.kind) {
    case 'done':
      return { kind: 'accepted', progress: { sessionUri, offset, videoId: answer.videoId } }
    case 'partial':
      return { kind: 'unknown', code: 'upload_unfinished' }
    case 'gone':
      return createSessionLost()
    case 'failed':
      return failedSubmit(answer)
  }
}

const createSessionLost = (): SubmitOutcome => ({
  kind: 'rejected',
  progress: {},
  failure: createTransientFailure({
    code: 'session_expired',
    message: 'YouTube прервал загрузку. Мы загрузим видео ещё раз.',
  }),
})

async function status(input: PublishInput): Promise<StatusOutcome> {
  const { ctx, account, publication } = input
  const videoId = progressOf(input).videoId ?? ''
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getEndpoint({ ctx, name: 'api' })}/videos`,
    query: { part: 'status,processingDetails', id: videoId },
    headers: { authorization: `Bearer ${account.tokens.accessToken}` },
  })
  const found =
    outcome.kind === 'replied' && outcome.reply.status === 200
      ? parseOr(videoStatuses, outcome.reply.body)
      : undefined
  if (!found) {
    return { kind: 'unreachable', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
  }
  const state = found.items?.[0]?.status
  switch (state?.uploadStatus) {
    case 'processed':
      return {
        kind: 'published',
        post: {
          ...postOf({ videoId, publication }),
          ...joinNotices([
            findLock({ publication, privacy: state.privacyStatus }),
            await setThumbnail(input, videoId),
            await addToPlaylist(input, videoId),
          ]),
        },
      }
    case 'failed':
      return { kind: 'failed', failure: explainProcessing(state.failureReason ?? 'failed') }
    case 'rejected':
      return { kind: 'failed', failure: explainProcessing(state.rejectionReason ?? 'rejected') }
    case 'deleted':
      return { kind: 'failed', failure: explainProcessing('deleted') }
    default:
      // A new video may not be listed yet.
      return { kind: 'processing', seconds: POLL_SECONDS }
  }
}

const joinNotices = (notices: readonly (string | undefined)[]) => {
  const notice = notices.filter(Boolean).join(' ')
  return notice ? { notice } : {}
}

/** Videos of a project that Google has not audited are locked as private, regardless of the request. */
function findLock(of: { publication: Publication; privacy: string | undefined }) {
  const wanted = settings.parse(of.publication.settings ?? {})
  const isPrivate = wanted.privacy === 'private' || findOpening(wanted, of.publication)
  return of.privacy === 'private' && !isPrivate ? LOCKED : undefined
}

async function reconcile(input: PublishInput): Promise<ReconcileOutcome> {
  const file = videoOf(input.publication)
  const { sessionUri } = progressOf(input)
  if (!file || !sessionUri) return { kind: 'absent' }
  const answer = await probe(input, { file, sessionUri })
  switch (answer.kind) {
    case 'done':
      return { kind: 'accepted', progress: { ...input.progress, videoId: answer.videoId } }
    case 'partial':
    case 'gone':
      return { kind: 'absent' }
    case 'failed':
      return { kind: 'unreachable', failure: answer.failure }
  }
}

/** YouTube decides by aspect ratio and duration what is a Short; there is no flag. */
function postOf(input: { videoId: string; publication: Publication }): PublishedPost {
  const file = input.publication.media[0]
  const isShort =
    file !== undefined &&
    file.height >= file.width &&
    (file.durationSeconds ?? Number.POSITIVE_INFINITY) <= SHORTS_SECONDS
  return {
    externalId: input.videoId,
    url: isShort
      ? `https://www.youtube.com/shorts/${input.videoId}`
      : `https://www.youtube.com/watch?v=${input.videoId}`,
    details: {},
  }
}

const remove: Publish['remove'] = async ({ ctx, account, post }) => {
  const outcome = await ctx.http({
    method: 'DELETE',
    url: `${getEndpoint({ ctx, name: 'api' })}/videos`,
    query: { id: post.externalId },
    headers: { authorization: `Bearer ${account.tokens.accessToken}` },
  })
  const code = outcome.kind === 'replied' ? outcome.reply.status : 0
  if (code === 204 || code === 404) return { kind: 'removed' }
  return { kind: 'failed', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
}

export const publish: Publish = { prepare, submit, status, reconcile, reply, remove }
