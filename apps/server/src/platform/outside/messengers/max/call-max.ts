import { readBoundedJson } from '@kadr/kit/bounded-body'
import { createTrustingFetch } from '@kadr/kit/node/trusting-fetch'
import * as z from 'zod/mini'
import type { Config } from '../../../../config/config.ts'
import { NEVER_CONNECTED, networkCodeOf } from '../port.ts'

type MaxOutcome =
  | { kind: 'done'; result: unknown }
  /** Permanent error: a retry would fail the same way. */
  | { kind: 'refused'; status: number; code: string; description: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  /** The request was never sent, so a retry is safe. */
  | { kind: 'unsent' }
  /** The outcome is unknown: no response, or a server error after the request was sent. */
  | { kind: 'unknown' }

const failure = z.object({ code: z._default(z.string(), ''), message: z._default(z.string(), '') })
/** What calls without a result answer; a failure comes with the status 200. */
const simple = z.object({ success: z.boolean(), message: z.optional(z.string()) })

const MAX_REPLY_BYTES = 4 * 1024 * 1024
const TIMEOUT_MS = 15_000
const LIMIT_SECONDS = 5

type Max = NonNullable<Config['max']>

const fetches = new Map<string, typeof globalThis.fetch>()

/** Only this party is trusted by the authority it needs. */
const fetchOf = ({ certificateFile, apiUrl }: Max): typeof globalThis.fetch => {
  if (certificateFile === null) return fetch
  const key = `${certificateFile} ${apiUrl}`
  const known = fetches.get(key) ?? createTrustingFetch({ certificateFile, addresses: [apiUrl] })
  fetches.set(key, known)
  return known
}

const read = async (response: Response): Promise<MaxOutcome> => {
  const data = await readBoundedJson(response, MAX_REPLY_BYTES).catch(() => undefined)
  const { status } = response
  if (response.ok && data !== undefined) {
    const answer = simple.safeParse(data).data
    return answer?.success === false
      ? { kind: 'refused', status, code: '', description: answer.message ?? '' }
      : { kind: 'done', result: data }
  }
  if (status === 429) return { kind: 'limited', retryAfterSeconds: LIMIT_SECONDS }
  if (status < 400 || status >= 500) return { kind: 'unknown' }
  const { code = '', message: description = '' } = failure.safeParse(data).data ?? {}
  return { kind: 'refused', status, code, description }
}

/** One call of the Bot API, sent at most once. The token is a header, so no address tells it. */
export const callMax = async ({
  config: { max },
  method,
  query = {},
  body,
  timeoutMs = TIMEOUT_MS,
  signal,
}: {
  config: Config
  /** As «POST /messages». */
  method: string
  query?: Readonly<Record<string, string>>
  body?: object
  timeoutMs?: number
  signal?: AbortSignal
}): Promise<MaxOutcome> => {
  if (!max) return { kind: 'refused', status: 404, code: '', description: 'no bot' }
  const [verb = 'GET', path = ''] = method.split(' ')
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetchOf(max)(`${max.apiUrl}${path}?${new URLSearchParams(query)}`, {
      method: verb,
      headers: {
        authorization: max.botToken,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return await read(response)
  } catch (error) {
    return { kind: NEVER_CONNECTED.has(networkCodeOf(error)) ? 'unsent' : 'unknown' }
  }
}
