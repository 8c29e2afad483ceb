import { BodyTooLargeError, readBoundedText } from './bounded-body.ts'

/** One call to another server. At most one of `json`, `form`, `bytes` may be set. */
export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Readonly<Record<string, string>>
  /** A list repeats its name. */
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>
  json?: unknown
  form?: Readonly<Record<string, string>>
  bytes?: Uint8Array | ReadableStream<Uint8Array> | FormData
  timeoutMs?: number
  /** Aborts the call like a timeout: the outcome is unknown. */
  signal?: AbortSignal
  /** The URL comes from a user and goes through the SSRF guard. */
  isUserGiven?: boolean
}

type HttpReply = {
  status: number
  headers: Headers
  /** Parsed JSON, or the text if it is not JSON. Integers beyond 2^53 become strings. */
  body: unknown
}

/**
 * A call has a reply or none. Without a reply the outcome is unknown: never assume that a write did
 * not happen.
 */
export type HttpOutcome =
  | { kind: 'replied'; reply: HttpReply }
  | { kind: 'silent'; reason: 'timeout' | 'connection' }

export type HttpClient = (request: HttpRequest) => Promise<HttpOutcome>

const DEFAULT_TIMEOUT_MS = 30_000
const MAX_REPLY_BYTES = 8 * 1024 * 1024

type Fetch = typeof globalThis.fetch
type Body = NonNullable<RequestInit['body']>

export function createHttpClient(input: { fetch: Fetch; guardedFetch: Fetch }): HttpClient {
  return async (request) => {
    const send = request.isUserGiven ? input.guardedFetch : input.fetch
    try {
      const response = await send(buildUrl(request), {
        method: request.method,
        headers: buildHeaders(request),
        body: buildBody(request),
        redirect: 'manual',
        signal: AbortSignal.any([
          AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS),
          ...(request.signal ? [request.signal] : []),
        ]),
        ...(request.bytes instanceof ReadableStream && { duplex: 'half' }),
      })
      const body = await readBody(response)
      return {
        kind: 'replied',
        reply: { status: response.status, headers: response.headers, body },
      }
    } catch (error) {
      return { kind: 'silent', reason: isTimeout(error) ? 'timeout' : 'connection' }
    }
  }
}

function buildUrl({ url, query }: HttpRequest): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value)) for (const one of value) address.searchParams.append(name, one)
    else if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address.href
}

function buildHeaders({ headers, json, form }: HttpRequest): Record<string, string> {
  const type =
    json !== undefined
      ? 'application/json; charset=UTF-8'
      : form && 'application/x-www-form-urlencoded'
  return { accept: 'application/json', ...(type && { 'content-type': type }), ...headers }
}

function buildBody({ json, form, bytes }: HttpRequest): Body | null {
  if (json !== undefined) return JSON.stringify(json)
  if (form) return new URLSearchParams(form).toString()
  return (bytes as Body | undefined) ?? null
}

async function readBody(response: Response): Promise<unknown> {
  const text = await readBoundedText(response, MAX_REPLY_BYTES).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) return ''
    throw error
  })
  const looksLikeJson = /^\s*[[{]/.test(text)
  if (!looksLikeJson) return text
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** Ids of some APIs are 64-bit integers: their digits are kept as strings. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    /^-?\d+$/.test(context?.source ?? '')
      ? context?.source
      : value,
  )
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
