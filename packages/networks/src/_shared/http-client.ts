/** One call to a network. Exactly one of `json`, `form`, `bytes` may be given. */
export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  json?: unknown
  form?: Readonly<Record<string, string>>
  bytes?: Uint8Array | ReadableStream<Uint8Array> | FormData
  timeoutMs?: number
  /** Ends the call early, as a timeout does: nobody knows then what came of it. */
  signal?: AbortSignal
  /** The address came from a person: it goes through the guard against internal addresses. */
  isUserGiven?: boolean
}

type HttpReply = {
  status: number
  headers: Headers
  /** Parsed JSON where the body is JSON, else the text. Integers beyond 2^53 arrive as text. */
  body: unknown
}

/**
 * A call either has a reply or it has none. No reply means that the outcome is unknown: for a call
 * that changes something, never assume that it did not happen.
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
      const response = await send(addressOf(request), {
        method: request.method,
        headers: headersOf(request),
        body: bodyOf(request),
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

function addressOf({ url, query }: HttpRequest): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address.href
}

function headersOf({ headers, json, form }: HttpRequest): Record<string, string> {
  const type =
    json !== undefined
      ? 'application/json; charset=UTF-8'
      : form && 'application/x-www-form-urlencoded'
  return { accept: 'application/json', ...(type && { 'content-type': type }), ...headers }
}

function bodyOf({ json, form, bytes }: HttpRequest): Body | null {
  if (json !== undefined) return JSON.stringify(json)
  if (form) return new URLSearchParams(form).toString()
  return (bytes as Body | undefined) ?? null
}

async function readBody(response: Response): Promise<unknown> {
  const length = Number(response.headers.get('content-length') ?? 0)
  if (length > MAX_REPLY_BYTES) {
    await response.body?.cancel()
    return ''
  }
  const text = await response.text()
  const looksLikeJson = /^\s*[[{]/.test(text)
  if (!looksLikeJson) return text
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** Post and user ids of some networks are 64-bit integers: keep their digits. */
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
