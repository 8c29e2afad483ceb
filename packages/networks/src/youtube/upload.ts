import { endpointOf } from '../_shared/endpoint.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import { parseOr } from '../_shared/parse.ts'
import { UPLOAD_TIMEOUT_MS } from '../_shared/upload-timeout.ts'
import type { Failure } from '../network-adapter.ts'
import type { MediaFile, PublishInput } from '../publish.ts'
import { failureOf } from './failures.ts'
import { settings } from './settings.ts'
import { video } from './wire.ts'

/** Google wants a multiple of 262144. */
export const CHUNK_BYTES = 8 * 1024 * 1024

export type Answer =
  /** All bytes are there: the video exists. */
  | { kind: 'done'; videoId: string }
  /** The first `offset` bytes are there. */
  | { kind: 'partial'; offset: number }
  /** The session is over and made no video. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: Failure; isAmbiguous: boolean }

const bearer = (input: PublishInput) => `Bearer ${input.account.tokens.accessToken}`

/** Opens an upload session. Nothing is on the channel yet. */
export async function openSession(
  input: PublishInput,
  file: MediaFile,
): Promise<{ kind: 'open'; sessionUri: string } | { kind: 'failed'; failure: Failure }> {
  const { ctx, publication } = input
  const { shouldNotify, ...wanted } = settings.parse(publication.settings ?? {})
  const outcome = await ctx.http({
    method: 'POST',
    url: `${endpointOf({ ctx, name: 'upload' })}/videos`,
    query: {
      uploadType: 'resumable',
      part: 'snippet,status',
      notifySubscribers: String(shouldNotify),
    },
    headers: {
      authorization: bearer(input),
      'x-upload-content-length': String(file.size),
      'x-upload-content-type': file.mimeType,
    },
    json: {
      snippet: {
        title: wanted.title || titleFrom(publication.text),
        description: publication.text,
        tags: wanted.tags,
        categoryId: wanted.categoryId,
      },
      status: {
        privacyStatus: wanted.privacy,
        selfDeclaredMadeForKids: wanted.isMadeForKids,
        containsSyntheticMedia: wanted.isSynthetic,
      },
    },
  })
  const location = outcome.kind === 'replied' && outcome.reply.headers.get('location')
  if (outcome.kind === 'replied' && outcome.reply.status === 200 && location) {
    return { kind: 'open', sessionUri: location }
  }
  return { kind: 'failed', failure: failureOf({ outcome, now: ctx.clock.now() }) }
}

/** Titles are at most 100 characters; a person who gave none gets the first line. */
function titleFrom(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return [...line.replace(/[<>]/g, '')].slice(0, 100).join('').trim()
}

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
  return answerOf({ outcome, now: input.ctx.clock.now() })
}

/** Sends until the session is full. It may know less than it said before, but has to get on. */
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

/** Asks how far the session got, without sending anything. */
export async function probe(
  input: PublishInput,
  { file, sessionUri }: { file: MediaFile; sessionUri: string },
): Promise<Answer> {
  const outcome = await input.ctx.http({
    method: 'PUT',
    url: sessionUri,
    headers: { authorization: bearer(input), 'content-range': `bytes */${file.size}` },
  })
  return answerOf({ outcome, now: input.ctx.clock.now() })
}

function answerOf({ outcome, now }: { outcome: HttpOutcome; now: Date }): Answer {
  const failed = (isAmbiguous: boolean): Answer => ({
    kind: 'failed',
    failure: failureOf({ outcome, now }),
    isAmbiguous,
  })
  if (outcome.kind === 'silent') return failed(true)
  const { status, headers, body } = outcome.reply
  if (status === 200 || status === 201) {
    const made = parseOr(video, body)
    return made ? { kind: 'done', videoId: made.id } : failed(true)
  }
  if (status === 308) return { kind: 'partial', offset: offsetOf(headers.get('range')) }
  if (status === 404 || status === 410) return { kind: 'gone' }
  return failed(status >= 500)
}

/** `bytes=0-524287` means 524288 bytes are stored; no header means none. */
const offsetOf = (range: string | null): number => {
  const last = /-(\d+)$/.exec(range ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}
