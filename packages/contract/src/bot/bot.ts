import * as z from 'zod/mini'
import { nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

const webhook = {
  method: 'POST',
  access: 'public',
  rate: 'read',
  affects: [],
  data: nothing,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
} as const

/** Called by Telegram, authenticated by a shared secret. */
export const telegramWebhook = defineRoute({
  ...webhook,
  path: '/bot/webhook',
  summary: 'Обновления бота от Telegram',
  body: z.looseObject({ update_id: z.number() }),
})

/** Called by MAX, authenticated by a shared secret. */
export const maxWebhook = defineRoute({
  ...webhook,
  path: '/bot/webhook/max',
  summary: 'Обновления бота от MAX',
  body: z.looseObject({ update_type: z.string(), timestamp: z.number() }),
})

/** By messenger: where it brings updates, and the header with the secret. */
export const BOT_WEBHOOKS = {
  telegram: { route: telegramWebhook, secretHeader: 'x-telegram-bot-api-secret-token' },
  max: { route: maxWebhook, secretHeader: 'x-max-bot-api-secret' },
} as const
