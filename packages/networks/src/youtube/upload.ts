import { videoTitleOf } from '@kadr/domain/publishing/posts/video-title'
import type { HttpOutcome } from '@kadr/kit/http-client'
import { getEndpoint } from '../_shared/endpoint.ts'
import { UPLOAD_TIMEOUT_MS } from '../_shared/file-stream.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import type { MediaFile, PublishInput } from '../publish.ts'
import { explainFailure } from './failures.ts'
import { findOpening, settings } from './settings.ts'
import { video } from './wire.ts'

/** Google requires a multiple of 262144. */
export const CHUNK_BYTES = 8 * 1024 * 1024

export type Answer =
  /** All bytes received: the video exists. */
  | { kind: 'done'; videoId: string }
  /** The first `offset` bytes were received. */
  | { kind: 'partial'; offset: number }
  /** The session expired without creating a video. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: Failure; isAmbiguous: boolean }

const bearer = (input: PublishInput) => `Bearer ${input.account.tokens.accessToken}`

/** Opens an upload session. Nothing is visible yet. */
export async function openSession(
  input: PublishInput,
  file: MediaFile,
): Promise<{ kind: 'open'; sessionUri: string } | { kind: 'failed'; failure: Failure }> {
  const { ctx, publication } = input
  const wanted = settings.parse(publication.settings ?? {})
  const outcome = await ctx.http({
    method: 'POST',
    url: `${getEndpoint({ ctx, name: 'upload' })}/videos`,
    query: {
      uploadType: 'resumable',
      part: 'snippet,status',
      notifySubscribers: String(wanted.shouldNotify),
    },
    headers: {
      authorization: bearer(input),
      'x-upload-content-length': String(file.size),
      'x-upload-content-type': file.mimeType,
    },
    json: {
      snippet: {
        title: wanted.title || videoTitleOf(publication.text),
        description: publication.text,
        tags: wanted.tags,
        categoryId: wanted.categoryId,
      },
      status: {
        ...visibilityOf(input),
        selfDeclaredMadeForKids: wanted.isMadeForKids,
        containsSyntheticMedia: wanted.isSynthetic,
      },
    },
  })
  const location = outcome.kind === 'replied' && outcome.reply.headers.get('location')
  if (outcome.kind === 'replied' && outcome.reply.status === 200 && location) {
    return { kind: 'open', sessionUri: location }
  }
  return { kind: 'failed', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
}

/** Only private videos can be scheduled; a time in the past makes them public immediately. */
function visibilityOf({ publication }: PublishInput) {
  const wanted = settings.parse(publication.settings ?? {})
  const opensAt = findOpening(wanted, publication)
  return opensAt
    ? { privacyStatus: 'private', publishAt: opensAt.toISOString() }
    : { privacyStatus: wanted.privacy }
}

/** Titles are limited to 100 characters; an empty one becomes the first line. */
export async function sendChunk(
  input: PublishInput,
  { file, sessionUri, offset }: { file: MediaFile; sessionUri: string; offset: number },
): Promise<Answer> {
  const end = Math.min(offset + CHUNK_BYTES, file.size)
  const outcome = await input.ctx.http({
    method: 'PUT',
    url: sessionUri,
    headers: {
      authorization: bearer(input),
      'content-type': file.mimeType,
      'content-range': `bytes ${offset}-${end - 1}/${file.size}`,
    },
    bytes: await file.read({ start: offset, end }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  return readAnswer({ outcome, now: input.ctx.clock.now() })
}

/**
 * Sends until the session is complete. The reported offset may go back once, but must make
 * progress.
 */
export async function sendRest(
  input: PublishInput,
  upload: { file: MediaFile; sessionUri: string; offset: number },
): Promise<Answer> {
  let answer = await sendChunk(input, upload)
  let highest = -1
  while (answer.kind === 'partial' && answer.offset > highest) {
    highest = answer.offset
    answer = await sendChunk(input, { ...upload, offset: answer.offset })
  }
  return answer
}

/** Queries the offset of the session without sending data. */
export async function probe(
  input: PublishInput,
  { file, sessionUri }: { file: MediaFile; sessionUri: string },
): Promise<Answer> {
  const outcome = await input.ctx.http({
    method: 'PUT',
    url: sessionUri,
    headers: { authorization: bearer(input), 'content-range': `bytes */${file.size}` },
  })
  return readAnswer({ outcome, now: input.ctx.clock.now() })
}

function readAnswer({ outcome, now }: { outcome: HttpOutcome; now: Date }): Answer {
  const failed = (isAmbiguous: boolean): Answer => ({
    kind: 'failed',
    failure: explainFailure({ outcome, now }),
    isAmbiguous,
  })
  if (outcome.kind === 'silent') return failed(true)
  const { status, headers, body } = outcome.reply
  if (status === 200 || status === 201) {
    const made = parseOr(video, body)
    return made ? { kind: 'done', videoId: made.id } : failed(true)
  }
  if (status === 308) return { kind: 'partial', offset: parseOffset(headers.get('range')) }
  if (status === 404 || status === 410) return { kind: 'gone' }
  return failed(status >= 500)
}

/** `bytes=0-524287` means 524288 stored bytes; no header means none. */
const parseOffset = (range: string | null): number => {
  const last = /-(\d+)$/.exec(range ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}
