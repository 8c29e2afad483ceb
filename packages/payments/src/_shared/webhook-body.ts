import { parseJson } from '@kadr/kit/parse-json'
import type * as z from 'zod/mini'
import type { WebhookRefusal } from '../provider.ts'

/** The body as the expected notification; undefined if it is none. */
export function parseWebhookBody<T>(schema: z.ZodMiniType<T>, rawBody: Uint8Array): T | undefined {
  const parsed = schema.safeParse(parseJson(new TextDecoder().decode(rawBody)))
  return parsed.success ? parsed.data : undefined
}

export const refuseWebhook = (reason: WebhookRefusal['reason']): WebhookRefusal => ({
  ok: false,
  reason,
})
