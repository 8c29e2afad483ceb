import type { Route, RouteEvent } from '@kadr/contract/base/route'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { toNetworkError } from '../api/api-error.ts'

type StreamRoute = Route & { events: NonNullable<Route['events']> }

/** The events of an open stream, each validated against the contract. A broken connection throws a network error. */
export async function* readEvents<R extends StreamRoute>({
  route,
  response,
}: {
  route: R
  response: Response
}): AsyncGenerator<RouteEvent<R>> {
  if (!response.body) return
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw toNetworkError(cause)
      })
      if (done) return
      if (value.data !== '') yield route.events.parse(JSON.parse(value.data)) as RouteEvent<R>
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Resolves early when the signal aborts or the network is back. */
export const waitOnline = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const stop = new AbortController()
    const end = () => {
      clearTimeout(timer)
      stop.abort()
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: stop.signal })
    window.addEventListener('online', end, { signal: stop.signal })
  })
