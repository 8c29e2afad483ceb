import type { MediaFile } from '../publish.ts'

const CHUNK_BYTES = 1024 * 1024

type ReadableFile = Pick<MediaFile, 'size' | 'read'>

/** Reads a file in order, with at most one chunk in memory. */
export async function* readChunks(file: ReadableFile): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    yield await file.read({ start, end: Math.min(start + CHUNK_BYTES, file.size) })
  }
}

export const toStream = (file: ReadableFile): ReadableStream<Uint8Array> =>
  ReadableStream.from(readChunks(file))

/** For calls that carry part of a file: slow connections need minutes. */
export const UPLOAD_TIMEOUT_MS = 5 * 60_000
