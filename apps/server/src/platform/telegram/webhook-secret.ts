import type { Secrets } from '../../config/secrets.ts'

/** Telegram sends it back with every update: only Telegram and this installation know it. */
export const telegramWebhookSecret = (secrets: Pick<Secrets, 'derive'>): string =>
  secrets.derive('telegram-webhook').toString('hex')
