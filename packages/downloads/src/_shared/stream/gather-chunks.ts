const LEAST_BYTES = 256 * 1024
const LONGEST_MS = 200

/**
 * Joins small chunks: a network delivers 16 KiB at a time, and each chunk costs more than its bytes. Data of a slow
 * source is flushed after a moment.
 */
export async function* gatherChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  let passedAt = performance.now()
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < LEAST_BYTES && performance.now() - passedAt < LONGEST_MS) continue
    yield held.length === 1 ? chunk : Buffer.concat(held, size)
    held = []
    size = 0
    passedAt = performance.now()
  }
  if (size > 0) yield Buffer.concat(held, size)
}
