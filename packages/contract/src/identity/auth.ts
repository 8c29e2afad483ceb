import * as z from 'zod/mini'
import { currency, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { referralCode } from './referral.ts'
import { type MessengerName, oauthProvider, signInProvider, user } from './users.ts'

/** By messenger: the header with the data it signed when it started the mini-app. */
export const INIT_DATA_HEADERS: Readonly<Record<MessengerName, string>> = {
  telegram: 'x-telegram-init-data',
  max: 'x-max-init-data',
}
/** The scheme by which libraries of a messenger send the same data in `Authorization`. */
export const INIT_DATA_SCHEMES: Readonly<Partial<Record<MessengerName, string>>> = {
  telegram: 'tma',
}
/** By messenger: what is told of data that can't sign anybody in. */
export const INIT_DATA_CODES = {
  telegram: {
    missing: 'TELEGRAM_INIT_DATA_MISSING',
    invalid: 'TELEGRAM_INIT_DATA_INVALID',
    expired: 'TELEGRAM_INIT_DATA_EXPIRED',
    replayed: 'TELEGRAM_INIT_DATA_REPLAYED',
  },
  max: {
    missing: 'MAX_INIT_DATA_MISSING',
    invalid: 'MAX_INIT_DATA_INVALID',
    expired: 'MAX_INIT_DATA_EXPIRED',
    replayed: 'MAX_INIT_DATA_REPLAYED',
  },
} as const satisfies Record<MessengerName, Record<string, string>>
/** Random client id: the same device may repeat init data, which is otherwise accepted once. */
export const DEVICE_HEADER = 'x-device-id'

export const signedIn = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user,
})
export type SignedIn = z.infer<typeof signedIn>

/** The account opens another profile already: whoever proved that it is theirs is asked where it should lead. */
const moveOffer = z.object({
  /** Single use. Only the browser that proved the account gets it. */
  moveToken: z.string(),
  provider: signInProvider,
  from: z.object({
    firstName: z.string(),
    /** Since when the account opens it. */
    since: instant,
    /** Without the account nobody could open it any more. */
    isOnlyWay: z.boolean(),
  }),
  to: z.object({ firstName: z.string() }),
})
export type MoveOffer = z.infer<typeof moveOffer>

/** A sign-in; of an attachment, the offer where the account is taken. */
const signedInOrAsked = z.union([signedIn, z.object({ offer: moveOffer })])
export type SignedInOrAsked = z.infer<typeof signedInOrAsked>

const refreshToken = z.string().check(z.maxLength(512))
const opaqueToken = z.string().check(z.minLength(16), z.maxLength(512))

const ofProvider = z.object({ provider: oauthProvider })

export const beginOauth = defineRoute({
  method: 'POST',
  path: '/auth/:provider/begin',
  access: 'public',
  rate: 'signIn',
  summary: 'Адрес страницы входа Google, VK ID или Яндекс ID',
  affects: [],
  params: ofProvider,
  body: z.object({ linkToken: z.optional(opaqueToken) }),
  data: z.object({ url: z.string() }),
  errors: ['LINK_EXPIRED', 'UNAVAILABLE'],
})

export const finishOauth = defineRoute({
  method: 'POST',
  path: '/auth/:provider/callback',
  access: 'public',
  rate: 'signIn',
  summary: 'Завершить вход через Google, VK ID или Яндекс ID',
  affects: [],
  params: ofProvider,
  /** Parameters of the provider's redirect, and choices the visitor made before. */
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2048)),
    state: z.string().check(z.minLength(1), z.maxLength(512)),
    /** Of providers that name themselves. */
    iss: z.optional(z.string().check(z.maxLength(512))),
    /** Of providers that bind the code to a device. */
    deviceId: z.optional(z.string().check(z.maxLength(512))),
    /** The visitor's currency; the default of a new profile. */
    currency: z.optional(currency),
    /** From the first link the visitor followed; a new profile is assigned to its partner. */
    referral: z.optional(referralCode),
  }),
  data: signedInOrAsked,
  errors: ['SIGN_IN_FAILED', 'SIGN_IN_TAKEN', 'LINK_EXPIRED', 'UNAVAILABLE', 'FORBIDDEN'],
})

const initDataErrors = [
  ...Object.values(INIT_DATA_CODES).flatMap((codes) => Object.values(codes)),
  'UNAVAILABLE' as const,
]

export const validateLaunch = defineRoute({
  method: 'POST',
  path: '/auth/validate',
  access: 'public',
  rate: 'signIn',
  summary: 'Вход по данным запуска мини-приложения',
  affects: [],
  data: signedIn,
  errors: [...initDataErrors, 'FORBIDDEN'],
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
  // By the refresh token, so that a device with an expired access token can sign out without renewing it.
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

export const attachByLaunch = defineRoute({
  method: 'POST',
  path: '/auth/links/attach',
  access: 'public',
  rate: 'signIn',
  summary: 'Привязать аккаунт мессенджера (данные запуска в заголовке) к профилю ссылки',
  affects: [],
  body: z.object({ linkToken: opaqueToken }),
  data: signedInOrAsked,
  errors: [...initDataErrors, 'SIGN_IN_TAKEN', 'LINK_EXPIRED', 'FORBIDDEN'],
})

export const moveSignIn = defineRoute({
  method: 'POST',
  path: '/auth/links/move',
  access: 'public',
  rate: 'signIn',
  summary: 'Перенести вход из другого профиля в профиль ссылки',
  affects: [],
  body: z.object({ moveToken: opaqueToken }),
  data: signedIn,
  errors: ['LINK_EXPIRED', 'SIGN_IN_TAKEN', 'LAST_SIGN_IN', 'FORBIDDEN'],
})
