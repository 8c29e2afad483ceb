import type { MediaFile } from '../publish.ts'

const CHUNK_BYTES = 1024 * 1024

type Readable = Pick<MediaFile, 'size' | 'read'>

/** The bytes of a file in order, never more than one chunk in memory. */
export async function* chunksOf(file: Readable): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    yield await file.read({ start, end: Math.min(start + CHUNK_BYTES, file.size) })
  }
}

export const streamOf = (file: Readable): ReadableStream<Uint8Array> =>
  ReadableStream.from(chunksOf(file))
