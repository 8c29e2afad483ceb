import { setTimeout as pause } from 'node:timers/promises'
import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { Access } from './access.ts'
import { explainCertificate } from './certificate.ts'
import { RefusedRequestError } from './refused-request.ts'
import type { OpenAiSettings, Outside } from './settings.ts'

export type Call = (input: {
  path: string
  body: object | FormData
  signal: AbortSignal
}) => Promise<Response>

const MAX_RETRIES = 2
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 5000

const isTransient = (status: number) => status === 408 || status === 429 || status >= 500

/**
 * Undefined when the wait would exceed the caller's patience: retrying before Retry-After counts
 * against the limit.
 */
const getRetryDelay = ({ retry, response }: { retry: number; response: Response | undefined }) => {
  if (retry === MAX_RETRIES) return undefined
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000
  if (!(asked > 0)) return FIRST_PAUSE_MS * 2 ** retry
  return asked > MAX_PAUSE_MS ? undefined : asked
}

const createRefusal = (status: number): AiFailure => {
  const reason = status === 429 ? 'busy' : 'unavailable'
  return new AiFailure({ reason, status, detail: `the engine answered ${status}` })
}

const MAX_REFUSAL_BYTES = 64 * 1024
/** The request itself is wrong, not the key, the place or the moment. */
const isRequestRefused = (status: number) => status === 400 || status === 422

const said = z.object({
  error: z.object({
    message: z.optional(z.string()),
    param: z.optional(z.nullable(z.string())),
  }),
})

const readRefusal = async (response: Response): Promise<AiFailure> => {
  const { status } = response
  if (!isRequestRefused(status)) {
    await response.body?.cancel()
    return createRefusal(status)
  }
  const body = await readBoundedJson(response, MAX_REFUSAL_BYTES).catch(() => undefined)
  const read = z.safeParse(said, body)
  const words = read.data?.error.message ?? JSON.stringify(body ?? '')
  return new RefusedRequestError({ status, words, parameter: read.data?.error.param ?? undefined })
}

/**
 * One call with at most two retries of transient failures, only before the first byte of the reply:
 * a retry after that would be billed twice.
 */
export const createCall = ({
  settings,
  access,
  fetch,
}: {
  settings: OpenAiSettings
  access: Access
  fetch: Outside['fetch']
}): Call => {
  const sendOnce = async ({ path, body, signal }: Parameters<Call>[0]) => {
    const isForm = body instanceof FormData
    return fetch(`${settings.baseUrl}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ...(await access.headers()),
        ...(settings.project !== null && { 'openai-project': settings.project }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal,
    })
  }

  const tryOnce = async (input: Parameters<Call>[0]): Promise<Response | undefined> => {
    try {
      const response = await sendOnce(input)
      const isStale = response.status === 401 && access.invalidate()
      if (!isStale) return response
      await response.body?.cancel()
      return await sendOnce(input)
    } catch (error) {
      if (input.signal.aborted || error instanceof AiFailure) throw error
      const untrusted = explainCertificate(error)
      if (untrusted) throw untrusted
      return undefined
    }
  }

  return async (input) => {
    for (let retry = 0; ; retry += 1) {
      const response = await tryOnce(input)
      if (response?.ok) return response
      if (response && !isTransient(response.status)) throw await readRefusal(response)
      await response?.body?.cancel()
      const pauseMs = getRetryDelay({ retry, response })
      if (pauseMs === undefined) throw createRefusal(response?.status ?? 0)
      await pause(pauseMs, undefined, { signal: input.signal })
    }
  }
}
