import { BodyTooLargeError } from '@kadr/kit/bounded-body'
import { MissingProgramError } from '@kadr/kit/node/bounded-process'
import { DownloadRefusedError } from '../refusal.ts'

const toRefusal = (error: unknown): unknown => {
  // A missing program is our own failure.
  if (error instanceof DownloadRefusedError || error instanceof MissingProgramError) return error
  if (error instanceof BodyTooLargeError) return new DownloadRefusedError('too-large')
  return new DownloadRefusedError('source-down', String(error))
}

async function* continueFrom(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** Waits for the first bytes: until then a failure can still be reported as a refusal. */
export const beginChunks = async (
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> => {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    return continueFrom(await iterator.next(), iterator)
  } catch (error) {
    throw signal.aborted ? error : toRefusal(error)
  }
}
