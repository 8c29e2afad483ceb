import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'

async function* logFailure({ pieces, log }: { pieces: AsyncIterable<string>; log: Logger }) {
  try {
    yield* pieces
  } catch (error) {
    log.error({ err: error }, 'http.stream.failed')
    throw error
  }
}

/**
 * Streams text. The status is sent before the end is known: a failure closes the connection without the last chunk,
 * which every HTTP client reports as an error.
 */
export const sendChunks = ({
  reply,
  pieces,
  log,
}: {
  reply: FastifyReply
  pieces: AsyncIterable<string>
  log: Logger
}) => {
  // A HEAD response has no body, so the generator is not started.
  if (reply.request.method === 'HEAD') return reply.send('')
  return reply.send(Readable.from(logFailure({ pieces, log }), { objectMode: false }))
}

export async function* wrapData(data: AsyncIterable<string>) {
  yield '{"success":true,"data":'
  yield* data
  yield '}'
}
