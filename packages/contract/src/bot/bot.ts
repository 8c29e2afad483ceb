import * as z from 'zod/mini'
import { nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

export const WEBHOOK_SECRET_HEADER = 'x-telegram-bot-api-secret-token'

/** Called by Telegram, authenticated by a shared secret. */
export const telegramWebhook = defineRoute({
  method: 'POST',
  path: '/bot/webhook',
  access: 'public',
  rate: 'read',
  summary: 'Обновления бота от Telegram',
  affects: [],
  body: z.looseObject({ update_id: z.number() }),
  data: nothing,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
