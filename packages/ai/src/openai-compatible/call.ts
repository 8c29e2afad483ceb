import { setTimeout as pause } from 'node:timers/promises'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { Access } from './access.ts'
import type { OpenAiSettings, Outside } from './settings.ts'

export type Call = (input: {
  path: string
  body: object | FormData
  signal: AbortSignal
}) => Promise<Response>

const MAX_RETRIES = 2
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 5000

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

/** Undefined when nobody would wait for the next try: an engine that is asked too early counts it against us. */
const pauseBefore = ({ retry, response }: { retry: number; response: Response | undefined }) => {
  if (retry === MAX_RETRIES) return undefined
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000
  if (!(asked > 0)) return FIRST_PAUSE_MS * 2 ** retry
  return asked > MAX_PAUSE_MS ? undefined : asked
}

const refusal = (status: number): AiFailure => {
  const reason = status === 429 ? 'busy' : 'unavailable'
  return new AiFailure({ reason, status, detail: `the engine answered ${status}` })
}

/**
 * One call of the engine. Failures that pass are tried again, twice at most and only while not a byte of an answer
 * has come: after that a repetition would pay twice.
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
      const isStale = response.status === 401 && access.forget()
      if (!isStale) return response
      await response.body?.cancel()
      return await sendOnce(input)
    } catch (error) {
      if (input.signal.aborted || error instanceof AiFailure) throw error
      return undefined
    }
  }

  return async (input) => {
    for (let retry = 0; ; retry += 1) {
      const response = await tryOnce(input)
      if (response?.ok) return response
      if (response && !isPassing(response.status)) {
        await response.body?.cancel()
        throw refusal(response.status)
      }
      await response?.body?.cancel()
      const pauseMs = pauseBefore({ retry, response })
      if (pauseMs === undefined) throw refusal(response?.status ?? 0)
      await pause(pauseMs, undefined, { signal: input.signal })
    }
  }
}
