import * as z from 'zod/mini'
import { createOutage } from '../_shared/failures.ts'
import { UPLOAD_TIMEOUT_MS } from '../_shared/file-stream.ts'
import type { Failure } from '../network-adapter.ts'
import type { FileSource, MediaFile, PrepareOutcome, PublishInput } from '../publish.ts'
import { authorOf, callRest, readRest } from './api.ts'
import { createUploadExpired, createVideoFailure, explain, TITLE } from './failures.ts'
import { settings as settingsSchema } from './settings.ts'
import { assetState, imageUpload, videoUpload } from './wire.ts'

export const uploadProgress = z.object({
  images: z._default(z.array(z.string()), []),
  /** Picture of the link card. */
  thumbnail: z.optional(z.string()),
  /** Images were given time to process: members cannot read their status. */
  isSettled: z._default(z.boolean(), false),
  video: z.optional(z.string()),
  document: z.optional(z.string()),
  uploadToken: z._default(z.string(), ''),
  parts: z._default(
    z.array(z.object({ uploadUrl: z.string(), firstByte: z.number(), lastByte: z.number() })),
    [],
  ),
  etags: z._default(z.array(z.string()), []),
  isFinalized: z._default(z.boolean(), false),
  /** Polls refused: an application may lack access to the upload status. */
  blindPolls: z._default(z.number(), 0),
})
export type UploadProgress = z.infer<typeof uploadProgress>

const SETTLE_SECONDS = 3
const POLL_SECONDS = 5
/** Where the status can't be read, an upload gets this many polls of time. */
const BLIND_POLLS = 3
const BLIND_SECONDS = 30

/** Uploads the next image in one piece: LinkedIn corrupts images sent in parts. */
export async function uploadImages(
  input: PublishInput,
  progress: UploadProgress,
): Promise<PrepareOutcome> {
  const file = input.publication.media[progress.images.length]
  if (!file) {
    return progress.isSettled
      ? { kind: 'ready', progress }
      : { kind: 'wait', progress: { ...progress, isSettled: true }, seconds: SETTLE_SECONDS }
  }
  const sent = await uploadImage(input, file)
  if (sent.kind === 'failed') return sent
  return { kind: 'step', progress: { ...progress, images: [...progress.images, sent.urn] } }
}

/** The picture of a link card, where the post has both. */
export async function uploadThumbnail(
  input: PublishInput,
  progress: UploadProgress,
): Promise<PrepareOutcome> {
  const { cover, settings } = input.publication
  const { linkCard } = settingsSchema.parse(settings ?? {})
  if (!cover || !linkCard || progress.thumbnail) return { kind: 'ready', progress }
  const sent = await uploadImage(input, cover)
  if (sent.kind === 'failed') return sent
  return { kind: 'step', progress: { ...progress, thumbnail: sent.urn } }
}

async function uploadImage(input: PublishInput, file: FileSource) {
  const begun = await readRest({
    ...input,
    method: 'POST',
    path: '/images',
    query: { action: 'initializeUpload' },
    json: { initializeUploadRequest: { owner: authorOf(input.account) } },
    schema: imageUpload,
  })
  if (begun.kind === 'failed') return { kind: 'failed' as const, failure: begun.failure }
  const { uploadUrl, image } = begun.data.value
  const sent = await put(input, { file, url: uploadUrl, start: 0, end: file.size })
  return sent.kind === 'failed' ? sent : { kind: 'sent' as const, urn: image }
}

/** One step of a video: initialise, upload the next part, finalise, or poll processing. */
export async function uploadVideo(
  input: PublishInput,
  { file, progress }: { file: MediaFile; progress: UploadProgress },
): Promise<PrepareOutcome> {
  if (!progress.video) return beginVideo(input, file)
  const part = progress.parts[progress.etags.length]
  if (part) {
    const { uploadUrl: url, firstByte: start, lastByte } = part
    const sent = await put(input, { file, url, start, end: lastByte + 1 })
    // An upload URL that is refused has expired: the upload starts over.
    if (sent.kind === 'failed') return sent.isExpired ? { ...sent, progress: {} } : sent
    return { kind: 'step', progress: { ...progress, etags: [...progress.etags, sent.etag] } }
  }
  if (!progress.isFinalized) return finalizeVideo(input, progress)
  const path = `/videos/${encodeURIComponent(progress.video)}`
  return awaitAsset(input, { path, progress, createFailure: createVideoFailure })
}

async function beginVideo(input: PublishInput, file: MediaFile): Promise<PrepareOutcome> {
  const begun = await readRest({
    ...input,
    method: 'POST',
    path: '/videos',
    query: { action: 'initializeUpload' },
    json: {
      initializeUploadRequest: {
        owner: authorOf(input.account),
        fileSizeBytes: file.size,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    },
    schema: videoUpload,
  })
  if (begun.kind === 'failed') return { kind: 'failed', failure: begun.failure }
  const { video, uploadToken, uploadInstructions } = begun.data.value
  return { kind: 'step', progress: { video, uploadToken, parts: uploadInstructions } }
}

async function finalizeVideo(
  input: PublishInput,
  progress: UploadProgress,
): Promise<PrepareOutcome> {
  const outcome = await callRest({
    ...input,
    method: 'POST',
    path: '/videos',
    query: { action: 'finalizeUpload' },
    json: {
      finalizeUploadRequest: {
        video: progress.video,
        uploadToken: progress.uploadToken,
        uploadedPartIds: progress.etags,
      },
    },
  })
  const failure = explain(outcome, input.ctx.clock.now())
  return failure
    ? { kind: 'failed', failure }
    : { kind: 'step', progress: { ...progress, isFinalized: true } }
}

/** Polls the processing of an uploaded video or document. */
export async function awaitAsset(
  input: PublishInput,
  of: { path: string; progress: UploadProgress; createFailure(): Failure },
): Promise<PrepareOutcome> {
  const { path, progress } = of
  const read = await readRest({ ...input, method: 'GET', path, schema: assetState })
  if (read.kind === 'failed' && read.failure.code === 'ACCESS_DENIED') {
    const { blindPolls } = progress
    return blindPolls >= BLIND_POLLS
      ? { kind: 'ready', progress }
      : {
          kind: 'wait',
          progress: { ...progress, blindPolls: blindPolls + 1 },
          seconds: BLIND_SECONDS,
        }
  }
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  switch (read.data.status) {
    case 'AVAILABLE':
      return { kind: 'ready', progress }
    case 'PROCESSING_FAILED':
      return { kind: 'failed', failure: of.createFailure() }
    default:
      return { kind: 'wait', progress, seconds: POLL_SECONDS }
  }
}

const PDF = 'application/pdf'
const EXPIRED = new Set([401, 403, 404, 410])

export async function put(
  input: PublishInput,
  of: { file: FileSource; url: string; start: number; end: number },
) {
  const { ctx, account } = input
  const outcome = await ctx.http({
    method: 'PUT',
    url: of.url,
    headers: {
      authorization: `Bearer ${account.tokens.accessToken}`,
      'content-type': of.file.mimeType === PDF ? PDF : 'application/octet-stream',
    },
    bytes: await of.file.read({ start: of.start, end: of.end }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  // The storage is separate from the account: its refusals are not a lost permission.
  const isExpired = outcome.kind === 'replied' && EXPIRED.has(outcome.reply.status)
  const failure = isExpired ? createUploadExpired() : explain(outcome, ctx.clock.now())
  if (failure) return { kind: 'failed' as const, failure, isExpired }
  if (outcome.kind === 'silent') {
    return { kind: 'failed' as const, failure: createOutage({ title: TITLE }), isExpired }
  }
  const etag = outcome.reply.headers.get('etag') ?? ''
  return { kind: 'sent' as const, etag: etag.replace(/^(?:W\/)?"(.*)"$/, '$1') }
}
