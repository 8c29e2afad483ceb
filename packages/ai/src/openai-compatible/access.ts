import { randomUUID } from 'node:crypto'
import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { OpenAiSettings, Outside } from './settings.ts'

const tokenReply = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Unix time in milliseconds. */
  expires_at: z.number(),
})

const MAX_REPLY_BYTES = 64 * 1024
const EARLY_MS = 60_000
const EXCHANGE_TIMEOUT_MS = 15_000

export type Access = {
  headers(): Promise<Record<string, string>>
  /**
   * Drops a rejected token, so that the next call requests another. False when there is nothing to
   * renew.
   */
  invalidate(): boolean
}

const exchangeKey = async ({
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
    // The exchange is shared by concurrent requests: one of them aborting must not abort it.
    signal: AbortSignal.timeout(EXCHANGE_TIMEOUT_MS),
  })
  const reply = z.safeParse(
    tokenReply,
    await readBoundedJson(response, MAX_REPLY_BYTES).catch(() => undefined),
  )
  if (response.ok && reply.success) return reply.data
  const { status } = response
  throw new AiFailure({ reason: 'unavailable', status, detail: `token exchange: ${status}` })
}

/** One shared token, renewed a minute before expiry; concurrent callers share one exchange. */
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
    const reply = await exchangeKey({ settings, fetch })
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
    invalidate() {
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
  return { headers: async () => headers, invalidate: () => false }
}
