import type { HttpOutcome } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import { UPLOAD_TIMEOUT_MS } from '../_shared/file-stream.ts'
import { createMultipart } from '../_shared/multipart.ts'
import type { MediaFile, PrepareOutcome, PublishInput } from '../publish.ts'
import { callMax } from './api.ts'
import { badFile, explain, fileTooBig } from './failures.ts'
import { uploadedImage, uploadPlace, videoState } from './wire.ts'

const place = z.object({ url: z.string(), token: z._default(z.string(), ''), sent: z.number() })

export const uploadProgress = z.object({
  /** Tokens of the files uploaded so far, in the order of the post. */
  tokens: z._default(z.array(z.string()), []),
  /** Where the next file goes, and how much of it is there. */
  place: z.optional(place),
  /** Addresses that refused the next file. */
  refusals: z._default(z.number(), 0),
  /** How often MAX was asked whether the videos are ready. */
  looks: z._default(z.number(), 0),
})
export type UploadProgress = z.infer<typeof uploadProgress>

const PART_BYTES = 8 * 1024 * 1024
const MAX_LOOKS = 40
const IMAGE_SETTLE_SECONDS = 2
/** The pause before a look grows with the looks before it. */
const pauseAfter = (looks: number) => Math.min(30, 2 + looks)

/** One step: an address, a picture, a part of a video, or a look at the processing. */
export async function uploadNext(
  input: PublishInput,
  progress: UploadProgress,
): Promise<PrepareOutcome> {
  const file = input.publication.media[progress.tokens.length]
  if (!file) return awaitVideos(input, progress)
  if (!progress.place) return openPlace(input, { file, progress })
  return file.kind === 'image'
    ? sendImage(input, { file, progress })
    : sendVideoPart(input, { file, progress })
}

type Of = { file: MediaFile; progress: UploadProgress }

async function openPlace({ ctx }: PublishInput, { file, progress }: Of): Promise<PrepareOutcome> {
  const read = await callMax({
    ctx,
    method: 'POST',
    path: '/uploads',
    query: { type: file.kind },
    schema: uploadPlace,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  return { kind: 'step', progress: { ...progress, place: { ...read.data, sent: 0 } } }
}

const nameOf = ({ mimeType }: MediaFile) => `file.${mimeType.split('/')[1] ?? 'bin'}`

async function sendImage(input: PublishInput, { file, progress }: Of): Promise<PrepareOutcome> {
  const outcome = await input.ctx.http({
    method: 'POST',
    url: progress.place?.url ?? '',
    ...createMultipart([{ name: 'data', fileName: nameOf(file), file }]),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  const refused = findRefusal(input, { outcome, progress })
  if (refused) return refused
  const body = outcome.kind === 'replied' ? outcome.reply.body : undefined
  const photos = uploadedImage.safeParse(body).data?.photos ?? {}
  const token = Object.values(photos)[0]?.token
  return token === undefined ? startOver(progress) : keepToken(progress, token)
}

/** A part of a resumable upload; the same part may come twice. */
async function sendVideoPart(input: PublishInput, { file, progress }: Of): Promise<PrepareOutcome> {
  const { url = '', token = '', sent = 0 } = progress.place ?? {}
  const end = Math.min(file.size, sent + PART_BYTES)
  const outcome = await input.ctx.http({
    method: 'POST',
    url,
    bytes: await file.read({ start: sent, end }),
    headers: {
      'content-range': `bytes ${sent}-${end - 1}/${file.size}`,
      'content-disposition': `attachment; filename="${nameOf(file)}"`,
      'content-type': 'application/x-binary; charset=x-user-defined',
      'x-file-name': nameOf(file),
      'x-uploading-mode': 'parallel',
    },
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  const refused = findRefusal(input, { outcome, progress })
  if (refused) return refused
  if (end === file.size) return keepToken(progress, token)
  return { kind: 'step', progress: { ...progress, place: { url, token, sent: end } } }
}

const keepToken = (progress: UploadProgress, token: string): PrepareOutcome => ({
  kind: 'step',
  progress: { ...progress, tokens: [...progress.tokens, token], place: undefined, refusals: 0 },
})

/** An address takes one file: one that refuses may have taken it already, so another is asked for once. */
const startOver = (progress: UploadProgress): PrepareOutcome =>
  progress.refusals > 0
    ? { kind: 'failed', failure: badFile, progress: {} }
    : { kind: 'step', progress: { ...progress, place: undefined, refusals: 1 } }

function findRefusal(
  { ctx }: PublishInput,
  { outcome, progress }: { outcome: HttpOutcome; progress: UploadProgress },
): PrepareOutcome | undefined {
  const failure = explain({ outcome, now: ctx.clock.now() })
  if (!failure) return undefined
  if (failure === fileTooBig) return { kind: 'failed', failure, progress: {} }
  return failure.kind === 'retryable' ? { kind: 'failed', failure } : startOver(progress)
}

/** Videos are processed before they can be sent; pictures within a moment. */
async function awaitVideos(
  { ctx, publication }: PublishInput,
  progress: UploadProgress,
): Promise<PrepareOutcome> {
  const { tokens, looks } = progress
  const videos = tokens.filter((_, index) => publication.media[index]?.kind === 'video')
  if (videos.length === 0) {
    const isSettled = tokens.length === 0 || looks > 0
    const next = { ...progress, looks: 1 }
    return isSettled
      ? { kind: 'ready', progress }
      : { kind: 'wait', progress: next, seconds: IMAGE_SETTLE_SECONDS }
  }
  for (const token of videos) {
    const path = `/videos/${encodeURIComponent(token)}`
    const read = await callMax({ ctx, method: 'GET', path, schema: videoState })
    if (read.kind === 'failed' && read.failure.kind === 'retryable') {
      return { kind: 'failed', failure: read.failure }
    }
    const isReady = read.kind === 'ok' && read.data.urls
    // Whether it can be sent is told by the sending in the end.
    if (!isReady && looks < MAX_LOOKS) {
      return {
        kind: 'wait',
        progress: { ...progress, looks: looks + 1 },
        seconds: pauseAfter(looks),
      }
    }
  }
  return { kind: 'ready', progress }
}
