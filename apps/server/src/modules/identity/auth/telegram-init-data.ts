import { UserError } from '@kadr/domain/base/app-error'
import { z } from 'zod'
import type { TelegramConfig } from '../../../config/config.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import { cleanPhotoUrl, cleanText, type Identity, nameLabel } from './identity.ts'

/** Allowed clock skew between Telegram and us. */
const SKEW_MS = 60_000

const telegramUser = z.object({
  id: z.int().positive(),
  first_name: z.string().catch(''),
  last_name: z.string().optional().catch(undefined),
  username: z.string().optional().catch(undefined),
  photo_url: z.string().optional().catch(undefined),
})

export type VerifiedInitData = {
  identity: Identity
  /** The same for every encoding of the same init data. */
  fingerprint: string
  expiresAt: Date
  /** Of the link that opened the mini-app. */
  startParam: string | null
}

const invalid = (detail: string) =>
  new UserError({
    code: 'TELEGRAM_INIT_DATA_INVALID',
    userMessage: 'Telegram не подтвердил вход. Откройте приложение заново',
    detail,
  })

const expired = () =>
  new UserError({
    code: 'TELEGRAM_INIT_DATA_EXPIRED',
    userMessage: 'Данные запуска устарели. Откройте приложение заново',
  })

const parseUser = (json: string | null) => {
  try {
    return telegramUser.parse(JSON.parse(json ?? 'null'))
  } catch {
    throw invalid('no user in init data')
  }
}

const toIdentity = (user: z.infer<typeof telegramUser>): Identity => ({
  provider: 'telegram',
  subject: String(user.id),
  label: user.username ? `@${cleanText(user.username)}` : nameLabel(user.first_name) || 'Telegram',
  firstName: cleanText(user.first_name),
  lastName: cleanText(user.last_name),
  photoUrl: cleanPhotoUrl(user.photo_url),
})

/** Verifies the signature by the bot's token, and that the data are neither expired nor from the future. */
export const verifyInitData = async ({
  initData,
  telegram,
  now,
}: {
  initData: string
  telegram: TelegramConfig
  now: Date
}): Promise<VerifiedInitData> => {
  const fields = new URLSearchParams(initData)
  // A repeated field could be signed with one value and read with the other.
  if (new Set(fields.keys()).size !== fields.size) throw invalid('repeated field')
  // Lazy: its libraries take a tenth of the startup time.
  const { validate } = await import('@tma.js/init-data-node')
  try {
    // The expiry is checked below by our own clock.
    validate(fields, telegram.botToken, { expiresIn: 0 })
  } catch (error) {
    throw invalid(error instanceof Error ? error.name : 'signature')
  }
  const authDate = Number(fields.get('auth_date')) * 1000
  if (!Number.isSafeInteger(authDate)) throw invalid('auth_date')
  if (authDate > now.getTime() + SKEW_MS) throw invalid('auth_date in the future')
  const expiresAt = new Date(authDate + telegram.initDataMaxAgeSeconds * 1000)
  if (expiresAt <= now) throw expired()
  return {
    identity: toIdentity(parseUser(fields.get('user'))),
    fingerprint: hashToken(`init-data:${(fields.get('hash') ?? '').toLowerCase()}`),
    expiresAt,
    startParam: fields.get('start_param'),
  }
}
