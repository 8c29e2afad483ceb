import * as z from 'zod/mini'
import { network } from './networks.ts'
import { id, instant, nothing } from './primitives.ts'
import { defineRoute } from './route.ts'

/** `read_only`: over the plan's limit; kept, but nothing is published through it. */
export const connectionStatus = z.enum(['active', 'needs_reauth', 'read_only'])
export type ConnectionStatus = z.infer<typeof connectionStatus>

export const connection = z.object({
  id,
  network,
  title: z.string(),
  handle: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
  status: connectionStatus,
  connectedAt: instant,
  health: z.object({
    /** When the network last confirmed the access; null before the first check. */
    checkedAt: z.nullable(instant),
    /** When the access ends unless it is renewed; null when it has no end. */
    expiresAt: z.nullable(instant),
    /** Whether we renew it ourselves before that. */
    isRenewedByUs: z.boolean(),
    missingScopes: z.array(z.string()),
    /** Russian, present when something needs the person's attention. */
    notice: z.nullable(z.string()),
  }),
  /** What can be done with it, in Russian, for the card. */
  abilities: z.array(z.string()),
})
export type Connection = z.infer<typeof connection>

const list = z.array(connection)

export const connections = z.object({
  isTelegramNotificationsEnabled: z.boolean(),
  youtubeAccounts: list,
  tiktokAccounts: list,
  linkedinAccounts: list,
  threadsAccounts: list,
  blueskyAccounts: list,
  pinterestAccounts: list,
  instagramAccounts: list,
  telegramChannels: list,
})
export type Connections = z.infer<typeof connections>

export const getConnections = defineRoute({
  method: 'GET',
  path: '/users/me/connections',
  access: 'workspace',
  rate: 'read',
  summary: 'Подключённые аккаунты',
  data: connections,
})

export const oauthCode = z.string().check(z.minLength(1), z.maxLength(4096))
export const oauthState = z.string().check(z.minLength(16), z.maxLength(512))
const token = z.string().check(z.minLength(1), z.maxLength(4096))

const ATTACH_ERRORS = [
  'CONNECTION_REFUSED',
  'CONNECTION_TAKEN',
  'STATE_STALE',
  'PLAN_LIMIT_REACHED',
  'NETWORK_UNAVAILABLE',
] as const

/** Attaching gives back what was attached, so that the page can name it. */
export const attached = z.object({
  connections: list,
  /** Russian: which accounts of the same sign-in were left out, and why; null when none were. */
  notice: z.nullable(z.string()),
})

const urlRoute = <const P extends `/${string}`>(path: P) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'workspace',
    role: 'admin',
    rate: 'write',
    summary: 'Адрес страницы согласия',
    data: z.object({ url: z.string() }),
    errors: ['PLAN_LIMIT_REACHED', 'NETWORK_UNAVAILABLE'],
  })

const attachRoute = <const P extends `/${string}`, B extends z.ZodMiniType>(path: P, body: B) =>
  defineRoute({
    method: 'POST',
    path,
    access: 'workspace',
    role: 'admin',
    rate: 'write',
    summary: 'Подключить аккаунт',
    body,
    data: attached,
    errors: ATTACH_ERRORS,
  })

const detachRoute = <const P extends `/${string}`>(path: P) =>
  defineRoute({
    method: 'DELETE',
    path,
    access: 'workspace',
    role: 'admin',
    rate: 'write',
    summary: 'Отключить аккаунт',
    params: z.object({ id }),
    data: nothing,
    errors: ['NOT_FOUND'],
  })

const codeAndState = z.object({ code: oauthCode, state: oauthState })

/** `state` is there when our own page ran the redirect; Google's popup gives a code alone. */
export const attachYoutube = attachRoute(
  '/users/me/connections/youtube',
  z.object({ code: oauthCode, state: z.optional(oauthState) }),
)
export const attachTiktok = attachRoute('/users/me/connections/tiktok/attach', codeAndState)
export const attachLinkedin = attachRoute('/users/me/connections/linkedin/attach', codeAndState)
export const attachThreads = attachRoute('/users/me/connections/threads/attach', codeAndState)
export const attachPinterest = attachRoute('/users/me/connections/pinterest/attach', codeAndState)
export const attachInstagram = attachRoute('/users/me/connections/instagram/attach', codeAndState)
export const attachFacebookBusiness = attachRoute(
  '/users/me/connections/instagram/facebook-business/attach',
  z.object({
    accessToken: token,
    longLivedToken: z.optional(token),
    state: z.optional(oauthState),
  }),
)
export const attachBluesky = attachRoute(
  '/users/me/connections/bluesky/attach',
  z.object({
    username: z.string().check(z.trim(), z.minLength(1, 'Укажите имя'), z.maxLength(256)),
    password: z.string().check(z.minLength(1, 'Укажите пароль приложения'), z.maxLength(256)),
  }),
)
export const attachTelegramChannel = attachRoute(
  '/users/me/connections/telegram/channels',
  z.object({
    channel: z.string().check(z.trim(), z.minLength(1, 'Укажите канал'), z.maxLength(128)),
  }),
)

export const youtubeUrl = urlRoute('/users/me/connections/youtube/url')
export const tiktokUrl = urlRoute('/users/me/connections/tiktok/url')
export const linkedinUrl = urlRoute('/users/me/connections/linkedin/url')
export const threadsUrl = urlRoute('/users/me/connections/threads/url')
export const pinterestUrl = urlRoute('/users/me/connections/pinterest/url')
export const instagramUrl = urlRoute('/users/me/connections/instagram/url')
export const facebookBusinessUrl = urlRoute('/users/me/connections/instagram/facebook-business/url')

export const detachYoutube = detachRoute('/users/me/connections/youtube/:id')
export const detachTiktok = detachRoute('/users/me/connections/tiktok/:id')
export const detachLinkedin = detachRoute('/users/me/connections/linkedin/:id')
export const detachThreads = detachRoute('/users/me/connections/threads/:id')
export const detachBluesky = detachRoute('/users/me/connections/bluesky/:id')
export const detachPinterest = detachRoute('/users/me/connections/pinterest/:id')
export const detachInstagram = detachRoute('/users/me/connections/instagram/:id')
export const detachTelegramChannel = detachRoute('/users/me/connections/telegram/channels/:id')

export const refreshConnection = defineRoute({
  method: 'POST',
  path: '/users/me/connections/:provider/:id/refresh',
  access: 'workspace',
  role: 'editor',
  rate: 'write',
  summary: 'Проверить и обновить доступ',
  params: z.object({ provider: network, id }),
  data: connection,
  errors: ['NOT_FOUND', 'NETWORK_UNAVAILABLE'],
})

export const updateNotifications = defineRoute({
  method: 'PATCH',
  path: '/users/me/connections/notifications',
  access: 'user',
  rate: 'write',
  summary: 'Уведомления в Telegram',
  body: z.object({ isTelegramNotificationsEnabled: z.boolean() }),
  data: z.object({ isTelegramNotificationsEnabled: z.boolean() }),
})
