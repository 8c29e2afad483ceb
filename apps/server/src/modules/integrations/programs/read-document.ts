import { isDocumentAddress, isRedirectAddress } from '@kadr/domain/integrations/program-address'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import { OAuthError } from './oauth-error.ts'

const MAX_BYTES = 5 * 1024
const TIMEOUT_MS = 4000
const SHORTEST_MS = 5 * MINUTE_MS

/** draft-ietf-oauth-client-id-metadata-document-02. */
const document = z.object({
  client_id: z.string(),
  client_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  redirect_uris: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(20)),
  token_endpoint_auth_method: z.optional(z.string()),
})

const bad = (description: string) => new OAuthError('invalid_client', description)

type Reading = Awaited<ReturnType<SafeFetch>>

const readBytes = async (response: Reading): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw bad('Описание программы больше 5 КБ')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw bad('Описание программы не читается')
  }
}

const lifetimeOf = (response: Reading): number => {
  const seconds = Number(
    /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0,
  )
  return Math.min(DAY_MS, Math.max(SHORTEST_MS, seconds * 1000))
}

/** What a program says of itself at its address. The address is the only thing about it that is proven. */
export const readDocument = async ({ fetch, clientId }: { fetch: SafeFetch; clientId: string }) => {
  if (!isDocumentAddress(clientId)) throw bad('Адрес программы записан не так')
  const response = await fetch(clientId, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw bad('Адрес программы не открывается')
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw bad('Адрес программы не открывается')
  }
  const { data } = z.safeParse(document, parse(await readBytes(response)))
  if (!data) throw bad('В описании программы нет нужных полей')
  if (data.client_id !== clientId) throw bad('Описание программы говорит о другой программе')
  const method = data.token_endpoint_auth_method
  if (method !== undefined && method !== 'none') throw bad('Такой вход программы не поддерживаем')
  const redirectUris = data.redirect_uris.filter(isRedirectAddress)
  if (redirectUris.length === 0) throw bad('Программе некуда вернуть ответ')
  return { name: data.client_name, redirectUris, lifetimeMs: lifetimeOf(response) }
}
