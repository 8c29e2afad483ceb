import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { OpenAiSettings, Outside } from './settings.ts'

const tokenReply = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Milliseconds since 1970. */
  expires_at: z.number(),
})

const EARLY_MS = 60_000
const EXCHANGE_TIMEOUT_MS = 15_000

export type Access = {
  headers(): Promise<Record<string, string>>
  /** The token was refused: the next call asks for another. False when there is none to renew. */
  forget(): boolean
}

const tradeKey = async ({
  settings,
  fetch,
}: {
  settings: OpenAiSettings
  fetch: Outside['fetch']
}) => {
  const response = await fetch(settings.tokenUrl, {
    method: 'POST',
    headers: {
      authorization: `Basic ${settings.key}`,
      rquid: randomUUID(),
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ scope: settings.tokenScope }).toString(),
    // Several requests may wait for this token: none of them may break it off.
    signal: AbortSignal.timeout(EXCHANGE_TIMEOUT_MS),
  })
  const reply = z.safeParse(tokenReply, await response.json().catch(() => undefined))
  if (response.ok && reply.success) return reply.data
  const { status } = response
  throw new AiFailure({ reason: 'unavailable', status, detail: `token exchange: ${status}` })
}

/** One token for all calls, renewed a minute before it ends; callers at the same moment share one exchange. */
const createTokenAccess = ({
  settings,
  outside: { fetch, clock },
}: {
  settings: OpenAiSettings
  outside: Outside
}): Access => {
  let known: { token: string; until: number } | undefined
  let pending: Promise<string> | undefined
  const renew = async () => {
    const reply = await tradeKey({ settings, fetch })
    known = { token: reply.access_token, until: reply.expires_at - EARLY_MS }
    return known.token
  }
  return {
    async headers() {
      if (known && clock.now().getTime() < known.until) {
        return { authorization: `Bearer ${known.token}` }
      }
      pending ??= renew().finally(() => {
        pending = undefined
      })
      return { authorization: `Bearer ${await pending}` }
    },
    forget() {
      known = undefined
      return true
    },
  }
}

const STYLES = {
  bearer: (key: string) => ({ authorization: `Bearer ${key}` }),
  'api-key': (key: string) => ({ authorization: `Api-Key ${key}` }),
  none: () => ({}),
} as const

export const createAccess = (input: { settings: OpenAiSettings; outside: Outside }): Access => {
  const { settings } = input
  if (settings.headerStyle === 'gigachat') return createTokenAccess(input)
  const headers = STYLES[settings.headerStyle](settings.key)
  return { headers: async () => headers, forget: () => false }
}
