import * as z from 'zod/mini'
import { currency, nothing } from './primitives.ts'
import { referralCode } from './referral.ts'
import { defineRoute } from './route.ts'
import { signInProvider, user } from './users.ts'

export const INIT_DATA_HEADER = 'x-telegram-init-data'
/** Random client id: the same device may repeat init data, which is otherwise accepted once. */
export const DEVICE_HEADER = 'x-device-id'

export const signedIn = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user,
})
export type SignedIn = z.infer<typeof signedIn>

const refreshToken = z.string().check(z.maxLength(512))
const opaqueToken = z.string().check(z.minLength(16), z.maxLength(512))

export const beginGoogle = defineRoute({
  method: 'POST',
  path: '/auth/google/begin',
  access: 'public',
  rate: 'signIn',
  summary: 'Адрес страницы входа Google',
  affects: [],
  body: z.object({ linkToken: z.optional(opaqueToken) }),
  data: z.object({ url: z.string() }),
  errors: ['LINK_EXPIRED', 'UNAVAILABLE'],
})

export const googleCallback = defineRoute({
  method: 'POST',
  path: '/auth/google/callback',
  access: 'public',
  rate: 'signIn',
  summary: 'Завершить вход через Google',
  affects: [],
  /** Parameters of Google's redirect, unchanged, and what the visitor has chosen before. */
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2048)),
    state: z.string().check(z.minLength(1), z.maxLength(512)),
    iss: z.optional(z.string().check(z.maxLength(512))),
    /** The currency a visitor has chosen; a new profile begins with it. */
    currency: z.optional(currency),
    /** Of the link the visitor came by first; a new profile belongs to its partner. */
    referral: z.optional(referralCode),
  }),
  data: signedIn,
  errors: ['GOOGLE_SIGN_IN_FAILED', 'SIGN_IN_TAKEN', 'LINK_EXPIRED', 'UNAVAILABLE'],
})

export const validateTelegram = defineRoute({
  method: 'POST',
  path: '/auth/validate',
  access: 'public',
  rate: 'signIn',
  summary: 'Вход по данным запуска Telegram',
  affects: [],
  data: signedIn,
  errors: [
    'TELEGRAM_INIT_DATA_MISSING',
    'TELEGRAM_INIT_DATA_INVALID',
    'TELEGRAM_INIT_DATA_EXPIRED',
    'TELEGRAM_INIT_DATA_REPLAYED',
    'UNAVAILABLE',
  ],
})

export const refresh = defineRoute({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  rate: 'signIn',
  summary: 'Обменять refresh-токен на новую пару',
  affects: [],
  body: z.object({ refreshToken: z.optional(refreshToken) }),
  /** Without a new refresh token the old one stays valid. */
  data: z.object({ token: z.string(), refreshToken: z.optional(z.string()) }),
  errors: ['REFRESH_TOKEN_MISSING', 'REFRESH_FAILED'],
})

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  // By the refresh token, so that a device whose access token has expired can leave without renewing it first.
  access: 'public',
  rate: 'signIn',
  summary: 'Выйти на этом устройстве',
  affects: [],
  body: z.object({ refreshToken: z.nullable(refreshToken) }),
  data: nothing,
})

export const logoutEverywhere = defineRoute({
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'user',
  rate: 'write',
  summary: 'Выйти на всех устройствах',
  affects: [],
  data: nothing,
})

export const describeLink = defineRoute({
  method: 'GET',
  path: '/auth/links/:linkToken',
  access: 'public',
  rate: 'signIn',
  summary: 'К чьему профилю ведёт ссылка привязки',
  tags: [],
  params: z.object({ linkToken: opaqueToken }),
  data: z.object({ provider: signInProvider, firstName: z.string() }),
  errors: ['LINK_EXPIRED'],
})

export const attachTelegram = defineRoute({
  method: 'POST',
  path: '/auth/links/telegram/attach',
  access: 'public',
  rate: 'signIn',
  summary: 'Привязать Telegram (данные запуска в заголовке) к профилю ссылки',
  affects: [],
  body: z.object({ linkToken: opaqueToken }),
  data: signedIn,
  errors: [
    'TELEGRAM_INIT_DATA_MISSING',
    'TELEGRAM_INIT_DATA_INVALID',
    'TELEGRAM_INIT_DATA_EXPIRED',
    'TELEGRAM_INIT_DATA_REPLAYED',
    'SIGN_IN_TAKEN',
    'LINK_EXPIRED',
    'UNAVAILABLE',
  ],
})
