/** The body exceeds the reader's limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

type Body = AsyncIterable<Uint8Array> | null | undefined

/**
 * Passes chunks on up to the limit. Bytes are counted as they arrive, after decompression: a wrong or missing length
 * header can't exceed it.
 */
export async function* boundChunks(body: Body, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the body.
    if (size > maxBytes) throw new BodyTooLargeError(`more than ${maxBytes} bytes`)
    yield chunk
  }
}

export const readBoundedBytes = async (
  { body }: { body: Body },
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of boundChunks(body, maxBytes)) chunks.push(chunk)
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

export const readBoundedText = async (
  response: { body: Body },
  maxBytes: number,
): Promise<string> => new TextDecoder().decode(await readBoundedBytes(response, maxBytes))

export const readBoundedJson = async (
  response: { body: Body },
  maxBytes: number,
): Promise<unknown> => JSON.parse(await readBoundedText(response, maxBytes))
