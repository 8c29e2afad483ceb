import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import type { Config } from '../../../../config/config.ts'
import type { Secrets } from '../../../../config/secrets.ts'
import type { UploadedFile } from '../port.ts'
import { NEVER_CONNECTED, networkCodeOf } from '../port.ts'

type TelegramOutcome =
  | { kind: 'done'; result: unknown }
  /** Permanent error: a retry would fail the same way. */
  | { kind: 'refused'; status: number; description: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  /** The request was never sent, so a retry is safe. */
  | { kind: 'unsent' }
  /** The outcome is unknown: no response, or a server error after the request was sent. */
  | { kind: 'unknown' }

const reply = z.object({
  ok: z.boolean(),
  result: z.optional(z.unknown()),
  description: z._default(z.string(), ''),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
})

const MAX_REPLY_BYTES = 1024 * 1024
const TIMEOUT_MS = 15_000

const read = async (response: Response): Promise<TelegramOutcome> => {
  const { data } = reply.safeParse(
    await readBoundedJson(response, MAX_REPLY_BYTES).catch(() => undefined),
  )
  if (response.ok && data?.ok) return { kind: 'done', result: data.result }
  const { status } = response
  if (status === 429) {
    return { kind: 'limited', retryAfterSeconds: data?.parameters?.retry_after ?? 30 }
  }
  if (status < 400 || status >= 500) return { kind: 'unknown' }
  return { kind: 'refused', status, description: data?.description ?? '' }
}

const formOf = (params: object, { field, name, type, bytes }: UploadedFile): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined) continue
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

const bodyOf = (params: object, file: UploadedFile | undefined): RequestInit =>
  file
    ? { body: formOf(params, file) }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) }

/** One call of the Bot API, sent at most once. The token is part of the URL, so errors never include the URL. */
export const callTelegram = async ({
  config,
  method,
  params,
  file,
}: {
  config: Config
  method: string
  params: object
  file?: UploadedFile | undefined
}): Promise<TelegramOutcome> => {
  if (!config.telegram) return { kind: 'refused', status: 404, description: 'no bot' }
  try {
    const response = await fetch(`${config.bot.apiUrl}/bot${config.telegram.botToken}/${method}`, {
      method: 'POST',
      ...bodyOf(params, file),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await read(response)
  } catch (error) {
    return { kind: NEVER_CONNECTED.has(networkCodeOf(error)) ? 'unsent' : 'unknown' }
  }
}

/** Telegram repeats it with every update: only Telegram and this installation know it. */
export const telegramWebhookSecret = (secrets: Pick<Secrets, 'derive'>): string =>
  secrets.derive('telegram-webhook').toString('hex')
