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

const pauseBefore = ({ retry, response }: { retry: number; response: Response | undefined }) => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000
  const own = FIRST_PAUSE_MS * 2 ** retry
  return Math.min(Number.isFinite(asked) && asked > 0 ? asked : own, MAX_PAUSE_MS)
}

const refusal = (status: number): AiFailure => {
  const reason = status === 429 ? 'busy' : 'unavailable'
  return new AiFailure({ reason, detail: `the engine answered ${status}` })
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
      if (retry === MAX_RETRIES) throw refusal(response?.status ?? 0)
      await response?.body?.cancel()
      await pause(pauseBefore({ retry, response }), undefined, { signal: input.signal })
    }
  }
}
