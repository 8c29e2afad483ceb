import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseJson } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import type { AppCredentials } from '../account.ts'
import type { HookOutcome, HookRequest } from '../conversations.ts'
import { parseOr } from './parse.ts'

const TOKEN_LABEL = 'kadr-hook'
const TOKEN_LENGTH = 32
const DECIMAL_ID = /^\d{1,32}$/

const equals = (a: Uint8Array, b: Uint8Array) => a.length === b.length && timingSafeEqual(a, b)

/** What is typed at Meta beside the address: follows from the secret, so nothing more is to be kept. */
export const hookTokenOf = ({ clientSecret }: AppCredentials): string =>
  createHmac('sha256', clientSecret).update(TOKEN_LABEL).digest('hex').slice(0, TOKEN_LENGTH)

export const sha256Hmac = (key: string, ...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** Hex of a digest in constant time. */
export const isDigest = (expected: Buffer, given: string): boolean =>
  /^[0-9a-f]{64}$/i.test(given) && equals(expected, Buffer.from(given, 'hex'))

const usable = (apps: readonly AppCredentials[]) =>
  apps.filter(({ clientSecret }) => clientSecret !== '')

const confirm = ({ apps, query }: HookRequest): HookOutcome => {
  const given = Buffer.from(query['hub.verify_token'] ?? '')
  const isOurs = usable(apps).some((app) => equals(Buffer.from(hookTokenOf(app)), given))
  const challenge = query['hub.challenge'] ?? ''
  return query['hub.mode'] === 'subscribe' && isOurs && challenge !== ''
    ? { kind: 'challenge', body: challenge, contentType: 'text/plain' }
    : { kind: 'refused' }
}

/** Signed over the bytes as they came: Meta escapes letters its own way. Each sign-in has an application of its own. */
const isSigned = ({ apps, headers, rawBody }: HookRequest): boolean => {
  const given = /^sha256=(.+)$/.exec(headers['x-hub-signature-256'] ?? '')?.[1] ?? ''
  return usable(apps).some(({ clientSecret }) => isDigest(sha256Hmac(clientSecret, rawBody), given))
}

export const readJsonBytes = (bytes: Uint8Array): unknown => {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** `schema` gives the ids of the accounts that are told of. */
export const createMetaHook =
  (schema: z.ZodMiniType<readonly string[]>) =>
  async (request: HookRequest): Promise<HookOutcome> => {
    if (request.method === 'GET') return confirm(request)
    if (!isSigned(request)) return { kind: 'refused' }
    // Genuine but of a kind we do not know: accepted, or it would be repeated for a day and a half.
    const ids = parseOr(schema, readJsonBytes(request.rawBody)) ?? []
    const accounts = [...new Set(ids)].filter((id) => DECIMAL_ID.test(id))
    return { kind: 'wake', accounts, reply: '' }
  }
