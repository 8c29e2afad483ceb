import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parseWebhookBody, refuseWebhook } from '../_shared/request-json.ts'
import type { WebhookEvent, WebhookRefusal, WebhookRequest } from '../provider.ts'
import type { Shop } from './shop.ts'
import { readUpdate } from './updates.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSecret = (given: string | undefined, secret: string) =>
  timingSafeEqual(digest(given ?? ''), digest(secret))

/** Only Telegram knows the secret registered with the URL. */
export const readWebhook = (
  shop: Shop,
  { headers, rawBody }: WebhookRequest,
): WebhookEvent | WebhookRefusal => {
  if (!isSecret(headers['x-telegram-bot-api-secret-token'], shop.webhookSecret)) {
    return refuseWebhook('secret')
  }
  return readUpdate(parseWebhookBody(z.unknown(), rawBody)) ?? refuseWebhook('malformed')
}
