import * as z from 'zod/mini'
import { createMultipart } from '../_shared/multipart.ts'
import type { MediaFile, PrepareOutcome, PublishInput } from '../publish.ts'
import { callApi } from './api.ts'
import { createVideoFailure, explainStorage } from './failures.ts'
import { mediaStatus, mediaUpload } from './wire.ts'

export const uploadProgress = z.object({
  mediaId: z.optional(z.string()),
  isReady: z._default(z.boolean(), false),
})

const POLL_SECONDS = 5
/** The whole file is one request. */
const UPLOAD_TIMEOUT_MS = 30 * 60_000

/** Registers a video, posts it to storage as a form, then polls it. */
export async function uploadVideo(input: PublishInput, file: MediaFile): Promise<PrepareOutcome> {
  const { mediaId, isReady } = uploadProgress.parse(input.progress)
  if (isReady) return { kind: 'ready', progress: input.progress }
  return mediaId ? awaitVideo(input, mediaId) : sendVideo(input, file)
}

async function sendVideo(input: PublishInput, file: MediaFile): Promise<PrepareOutcome> {
  const registered = await callApi({
    ...input,
    method: 'POST',
    path: '/media',
    json: { media_type: 'video' },
    schema: mediaUpload,
  })
  if (registered.kind === 'failed') return { kind: 'failed', failure: registered.failure }
  const { media_id, upload_url, upload_parameters } = registered.data
  // The storage requires the file to be the last field.
  const form = createMultipart([
    ...Object.entries(upload_parameters).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName: 'video.mp4', file },
  ])
  const outcome = await input.ctx.http({
    method: 'POST',
    url: upload_url,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...form,
  })
  const failure = explainStorage(outcome, input.ctx.clock.now())
  return failure ? { kind: 'failed', failure } : { kind: 'step', progress: { mediaId: media_id } }
}

async function awaitVideo(input: PublishInput, mediaId: string): Promise<PrepareOutcome> {
  const read = await callApi({
    ...input,
    method: 'GET',
    path: `/media/${encodeURIComponent(mediaId)}`,
    schema: mediaStatus,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  switch (read.data.status) {
    case 'succeeded':
      return { kind: 'ready', progress: { mediaId, isReady: true } }
    case 'failed':
      return { kind: 'failed', failure: createVideoFailure() }
    default:
      return { kind: 'wait', progress: { mediaId }, seconds: POLL_SECONDS }
  }
}
