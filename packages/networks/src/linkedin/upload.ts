import * as z from 'zod/mini'
import { createOutage } from '../_shared/failures.ts'
import { UPLOAD_TIMEOUT_MS } from '../_shared/upload-timeout.ts'
import type { MediaFile, PrepareOutcome, PublishInput } from '../publish.ts'
import { authorOf, callRest, readRest } from './api.ts'
import { createVideoFailure, explain, TITLE } from './failures.ts'
import { imageUpload, videoState, videoUpload } from './wire.ts'

export const uploadProgress = z.object({
  images: z._default(z.array(z.string()), []),
  /** Images were given time to process: members cannot read their status. */
  isSettled: z._default(z.boolean(), false),
  video: z.optional(z.string()),
  uploadToken: z._default(z.string(), ''),
  parts: z._default(
    z.array(z.object({ uploadUrl: z.string(), firstByte: z.number(), lastByte: z.number() })),
    [],
  ),
  etags: z._default(z.array(z.string()), []),
  isFinalized: z._default(z.boolean(), false),
})
export type UploadProgress = z.infer<typeof uploadProgress>

const SETTLE_SECONDS = 3
const POLL_SECONDS = 5

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
  const begun = await readRest({
    ...input,
    method: 'POST',
    path: '/images',
    query: { action: 'initializeUpload' },
    json: { initializeUploadRequest: { owner: authorOf(input.account) } },
    schema: imageUpload,
  })
  if (begun.kind === 'failed') return { kind: 'failed', failure: begun.failure }
  const { uploadUrl, image } = begun.data.value
  const sent = await put(input, { file, url: uploadUrl, start: 0, end: file.size })
  if (sent.kind === 'failed') return sent
  return { kind: 'step', progress: { ...progress, images: [...progress.images, image] } }
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
    if (sent.kind === 'failed') return sent
    return { kind: 'step', progress: { ...progress, etags: [...progress.etags, sent.etag] } }
  }
  return progress.isFinalized ? awaitVideo(input, progress) : finalizeVideo(input, progress)
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

async function awaitVideo(input: PublishInput, progress: UploadProgress): Promise<PrepareOutcome> {
  const read = await readRest({
    ...input,
    method: 'GET',
    path: `/videos/${encodeURIComponent(progress.video ?? '')}`,
    schema: videoState,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  switch (read.data.status) {
    case 'AVAILABLE':
      return { kind: 'ready', progress }
    case 'PROCESSING_FAILED':
      return { kind: 'failed', failure: createVideoFailure() }
    default:
      return { kind: 'wait', progress, seconds: POLL_SECONDS }
  }
}

async function put(
  input: PublishInput,
  of: { file: MediaFile; url: string; start: number; end: number },
) {
  const { ctx, account } = input
  const outcome = await ctx.http({
    method: 'PUT',
    url: of.url,
    headers: {
      authorization: `Bearer ${account.tokens.accessToken}`,
      'content-type': 'application/octet-stream',
    },
    bytes: await of.file.read({ start: of.start, end: of.end }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  const failure = explain(outcome, ctx.clock.now())
  if (failure) return { kind: 'failed' as const, failure }
  if (outcome.kind === 'silent') {
    return { kind: 'failed' as const, failure: createOutage({ title: TITLE }) }
  }
  return { kind: 'sent' as const, etag: outcome.reply.headers.get('etag') ?? '' }
}
