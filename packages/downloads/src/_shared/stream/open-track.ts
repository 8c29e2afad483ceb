import { createDecipheriv } from 'node:crypto'
import { boundChunks, readBoundedBytes, readBoundedText } from '@kadr/kit/bounded-body'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Track } from '../items/item.ts'
import { DownloadRefusedError, refuseByStatus } from '../refusal.ts'
import { gatherChunks } from './gather-chunks.ts'
import { readPlaylist, type Segment, variantOf } from './read-playlist.ts'

const MAX_PLAYLIST_BYTES = 2 * 1024 * 1024
const MAX_SEGMENT_BYTES = 64 * 1024 * 1024
const KEY_BYTES = 16

export type TrackRequest = { fetch: SafeFetch; track: Track; signal: AbortSignal; maxBytes: number }

/** A track of the source with its reported length. */
type OpenedTrack = {
  status: number
  headers: { get(name: string): string | null }
  chunks: AsyncIterable<Uint8Array>
}

/** The source closed a keep-alive connection at the moment of its reuse. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (error.cause.code === 'UND_ERR_SOCKET' || error.cause.code === 'ECONNRESET')

const request = async (
  { fetch, signal }: Pick<TrackRequest, 'fetch' | 'signal'>,
  { url, headers }: { url: string; headers: Record<string, string> },
) => {
  const ask = () => fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' }, signal })
  const response = await ask()
    .catch((error: unknown) => (isClosed(error) ? ask() : Promise.reject(error)))
    .catch((error: unknown) => {
      if (signal.aborted) throw error
      // Refused, unreachable or too slow: not the person's fault.
      throw new DownloadRefusedError('source-down', String(error))
    })
  if (response.ok || response.status === 416) return response
  await response.body?.cancel()
  throw refuseByStatus(response.status)
}

/** A plain file; a range is passed on to the source. */
export const openFile = async (
  { track, maxBytes, ...access }: TrackRequest,
  range?: string,
): Promise<OpenedTrack> => {
  const { status, headers, body } = await request(access, {
    url: track.url,
    headers: { ...track.headers, ...(range && { range }) },
  })
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await body?.cancel()
    throw new DownloadRefusedError('too-large')
  }
  return { status, headers, chunks: gatherChunks(boundChunks(body, maxBytes)) }
}

const fetchPlaylist = async (input: TrackRequest): Promise<Segment[]> => {
  let { url } = input.track
  for (let depth = 0; depth < 2; depth += 1) {
    const response = await request(input, { url, headers: input.track.headers })
    const text = await readBoundedText(response, MAX_PLAYLIST_BYTES)
    const variant = variantOf(text, url)
    if (!variant) return readPlaylist(text, url)
    url = variant
  }
  throw new DownloadRefusedError('source-down', 'playlist of playlists')
}

const fetchSegment = async (
  input: TrackRequest,
  { url, range }: Pick<Segment, 'url' | 'range'>,
  maxBytes: number,
) => {
  const headers = {
    ...input.track.headers,
    ...(range && { range: `bytes=${range.start}-${range.end}` }),
  }
  return readBoundedBytes(await request(input, { url, headers }), maxBytes)
}

/** The segments of a playlist in order, decrypted. */
async function* readSegments(input: TrackRequest): AsyncGenerator<Uint8Array> {
  const keys = new Map<string, Uint8Array>()
  let left = input.maxBytes
  for (const segment of await fetchPlaylist(input)) {
    const bytes = await fetchSegment(input, segment, MAX_SEGMENT_BYTES)
    left -= bytes.length
    if (left < 0) throw new DownloadRefusedError('too-large')
    if (!segment.key) {
      yield bytes
      continue
    }
    const { url, iv } = segment.key
    const key = keys.get(url) ?? (await fetchSegment(input, { url, range: null }, KEY_BYTES))
    keys.set(url, key)
    const decipher = createDecipheriv('aes-128-cbc', key, iv)
    yield Buffer.concat([decipher.update(bytes), decipher.final()])
  }
}

/** The bytes of a track from its beginning. */
export async function* readTrack(input: TrackRequest): AsyncGenerator<Uint8Array> {
  if (input.track.isPlaylist) yield* readSegments(input)
  else yield* (await openFile(input)).chunks
}
