import type { HttpClient } from '@kadr/kit/http-client'
import type { Tracer } from './span.ts'
import { noTracer, runTraced } from './tracer.ts'

type Fetch = typeof globalThis.fetch

/** Addresses hold ids and tokens: the host is enough. */
const startOf = ({ method, url }: { method: string; url: string }) => {
  const host = new URL(url).host
  return {
    name: `${method} ${host}`,
    kind: 'client' as const,
    attributes: { 'http.request.method': method, 'server.address': host },
  }
}

const outcomeOf = (status: number) => ({
  attributes: { 'http.response.status_code': status },
  isFailed: status >= 400,
})

/** Calls of networks and payment providers. */
export const traceCalls =
  ({ http, tracer }: { http: HttpClient; tracer: Tracer }): HttpClient =>
  (request) =>
    runTraced({
      tracer,
      ...startOf(request),
      run: () => http(request),
      outcomeOf: (outcome) =>
        outcome.kind === 'replied'
          ? outcomeOf(outcome.reply.status)
          : { attributes: { 'error.type': outcome.reason }, isFailed: true },
    })

/** Calls of those who take `fetch` itself, such as AI engines: until the first byte of the reply. */
export const traceFetch = ({ fetch, tracer }: { fetch: Fetch; tracer: Tracer }): Fetch =>
  tracer === noTracer
    ? fetch
    : (input, init) =>
        runTraced({
          tracer,
          ...startOf({
            method: init?.method ?? 'GET',
            url: input instanceof Request ? input.url : String(input),
          }),
          run: () => fetch(input, init),
          outcomeOf: ({ status }) => outcomeOf(status),
        })
