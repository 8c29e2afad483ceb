import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'

/** Proxies close connections that are idle for a minute. */
const KEEP_ALIVE_MS = 15_000
const IDLE = Symbol('idle')

const startIdleTimer = () => {
  let timer: NodeJS.Timeout | undefined
  const promise = new Promise<typeof IDLE>((resolve) => {
    timer = setTimeout(() => resolve(IDLE), KEEP_ALIVE_MS)
  })
  return { promise, stop: () => clearTimeout(timer) }
}

const nextOrIdle = async <T>(next: Promise<T>) => {
  const timer = startIdleTimer()
  try {
    return await Promise.race([next, timer.promise])
  } finally {
    timer.stop()
  }
}

const COMMENT = ': \n\n'

/** Server-sent events. The first comment flushes the headers; later ones are keep-alives. */
async function* framesOf({ events, log }: { events: AsyncIterable<unknown>; log: Logger }) {
  const iterator = events[Symbol.asyncIterator]()
  try {
    yield COMMENT
    let next = iterator.next()
    for (;;) {
      const result = await nextOrIdle(next)
      if (result === IDLE) {
        yield COMMENT
        continue
      }
      if (result.done) return
      yield `data: ${JSON.stringify(result.value)}\n\n`
      next = iterator.next()
    }
  } catch (error) {
    // The status is already sent: a stream without its last event means failure to the client.
    log.error({ err: error }, 'http.events.failed')
  } finally {
    await iterator.return?.()
  }
}

/** Responds with server-sent events. A disconnect ends the iterator. */
export const sendEvents = ({
  reply,
  events,
  log,
}: {
  reply: FastifyReply
  events: AsyncIterable<unknown>
  log: Logger
}) =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(framesOf({ events, log })))
