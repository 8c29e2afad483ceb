import * as z from 'zod/mini'
import { id, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { connection } from './connections.ts'
import { HAND_NETWORKS, network } from './networks.ts'

export const oauthCode = z.string().check(z.minLength(1), z.maxLength(4096))
export const oauthState = z.string().check(z.minLength(16), z.maxLength(512))
export const deviceId = z.string().check(z.minLength(1), z.maxLength(512))
const token = z.string().check(z.minLength(1), z.maxLength(4096))

const ATTACH_ERRORS = [
  'CONNECTION_REFUSED',
  'CONNECTION_TAKEN',
  'STATE_STALE',
  'PLAN_LIMIT_REACHED',
  'NETWORK_UNAVAILABLE',
] as const

/** Returns the new connection, so that the page can name it. */
export const attached = z.object({
  connections: z.array(connection),
  /** Russian: accounts of the same sign-in that were skipped, and why; null when none were. */
  notice: z.nullable(z.string()),
})

const urlRoute = <const P extends `/${string}`>(path: P) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'workspace',
    action: 'connections.manage',
    rate: 'write',
    summary: 'Адрес страницы согласия',
    tags: [],
    data: z.object({ url: z.string() }),
    errors: ['PLAN_LIMIT_REACHED', 'NETWORK_UNAVAILABLE'],
  })

const attachRoute = <const P extends `/${string}`, B extends z.ZodMiniType>(path: P, body: B) =>
  defineRoute({
    method: 'POST',
    path,
    access: 'workspace',
    action: 'connections.manage',
    rate: 'write',
    summary: 'Подключить аккаунт',
    affects: ['connections', 'subscription', 'slots'],
    body,
    data: attached,
    errors: ATTACH_ERRORS,
  })

const detachRoute = <const P extends `/${string}`>(path: P) =>
  defineRoute({
    method: 'DELETE',
    path,
    access: 'workspace',
    action: 'connections.manage',
    rate: 'write',
    summary: 'Отключить аккаунт',
    affects: ['connections', 'subscription', 'slots', 'posts', 'post', 'calendar'],
    params: z.object({ id }),
    data: nothing,
    errors: ['NOT_FOUND'],
  })

const codeAndState = z.object({ code: oauthCode, state: oauthState })

/** `state` is present when our own page ran the redirect; Google's popup returns only a code. */
export const attachYoutube = attachRoute(
  '/users/me/connections/youtube',
  z.object({ code: oauthCode, state: z.optional(oauthState) }),
)
export const attachTiktok = attachRoute('/users/me/connections/tiktok/attach', codeAndState)
export const attachLinkedin = attachRoute('/users/me/connections/linkedin/attach', codeAndState)
export const attachLinkedinPages = attachRoute(
  '/users/me/connections/linkedin/pages/attach',
  codeAndState,
)
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

export const attachVk = attachRoute(
  '/users/me/connections/vk/attach',
  z.object({
    username: z.string().check(z.trim(), z.minLength(1, 'Укажите сообщество'), z.maxLength(256)),
    password: z.string().check(z.trim(), z.minLength(1, 'Вставьте ключ'), z.maxLength(1024)),
  }),
)
/** VK ID names the device its tokens will belong to. */
export const attachVkCommunities = attachRoute(
  '/users/me/connections/vk/communities/attach',
  z.object({ code: oauthCode, state: oauthState, deviceId }),
)
export const attachMaxChannel = attachRoute(
  '/users/me/connections/max/channels',
  z.object({
    channel: z.string().check(z.trim(), z.minLength(1, 'Укажите канал'), z.maxLength(128)),
  }),
)

/** An account where a person publishes by hand: its name and its address. */
export const attachByHand = attachRoute(
  '/users/me/connections/by-hand',
  z.object({
    network: z.enum(HAND_NETWORKS),
    title: z.string().check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(120)),
    address: z.string().check(z.trim(), z.minLength(1, 'Укажите адрес'), z.maxLength(500)),
  }),
)

export const youtubeUrl = urlRoute('/users/me/connections/youtube/url')
export const tiktokUrl = urlRoute('/users/me/connections/tiktok/url')
export const linkedinUrl = urlRoute('/users/me/connections/linkedin/url')
export const linkedinPagesUrl = urlRoute('/users/me/connections/linkedin/pages/url')
export const threadsUrl = urlRoute('/users/me/connections/threads/url')
export const pinterestUrl = urlRoute('/users/me/connections/pinterest/url')
export const instagramUrl = urlRoute('/users/me/connections/instagram/url')
export const facebookBusinessUrl = urlRoute('/users/me/connections/instagram/facebook-business/url')
export const vkCommunitiesUrl = urlRoute('/users/me/connections/vk/communities/url')

export const detachYoutube = detachRoute('/users/me/connections/youtube/:id')
export const detachTiktok = detachRoute('/users/me/connections/tiktok/:id')
export const detachLinkedin = detachRoute('/users/me/connections/linkedin/:id')
export const detachThreads = detachRoute('/users/me/connections/threads/:id')
export const detachBluesky = detachRoute('/users/me/connections/bluesky/:id')
export const detachPinterest = detachRoute('/users/me/connections/pinterest/:id')
export const detachInstagram = detachRoute('/users/me/connections/instagram/:id')
export const detachTelegramChannel = detachRoute('/users/me/connections/telegram/channels/:id')
export const detachVk = detachRoute('/users/me/connections/vk/:id')
export const detachMaxChannel = detachRoute('/users/me/connections/max/channels/:id')

export const detachByHand = defineRoute({
  method: 'DELETE',
  path: '/users/me/connections/by-hand/:network/:id',
  access: 'workspace',
  action: 'connections.manage',
  rate: 'write',
  summary: 'Отключить аккаунт, куда публикует человек',
  affects: ['connections', 'subscription', 'slots', 'posts', 'post', 'calendar'],
  params: z.object({ network: z.enum(HAND_NETWORKS), id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** Network and OAuth method of each consent page. */
export const CONSENT_ROUTES = [
  { route: youtubeUrl, network: 'youtube', method: 'default' },
  { route: tiktokUrl, network: 'tiktok', method: 'default' },
  { route: linkedinUrl, network: 'linkedin', method: 'default' },
  { route: linkedinPagesUrl, network: 'linkedin', method: 'pages' },
  { route: threadsUrl, network: 'threads', method: 'default' },
  { route: pinterestUrl, network: 'pinterest', method: 'default' },
  { route: instagramUrl, network: 'instagram', method: 'default' },
  { route: facebookBusinessUrl, network: 'instagram', method: 'facebook-business' },
  { route: vkCommunitiesUrl, network: 'vk', method: 'communities' },
] as const

/** Networks attached by the code of a redirect; the others have their own request bodies. */
export const ATTACH_BY_CODE_ROUTES = [
  { route: attachTiktok, network: 'tiktok', method: 'default' },
  { route: attachLinkedin, network: 'linkedin', method: 'default' },
  { route: attachLinkedinPages, network: 'linkedin', method: 'pages' },
  { route: attachThreads, network: 'threads', method: 'default' },
  { route: attachPinterest, network: 'pinterest', method: 'default' },
  { route: attachInstagram, network: 'instagram', method: 'default' },
] as const

export const DETACH_ROUTES = [
  { route: detachYoutube, network: 'youtube' },
  { route: detachTiktok, network: 'tiktok' },
  { route: detachLinkedin, network: 'linkedin' },
  { route: detachThreads, network: 'threads' },
  { route: detachBluesky, network: 'bluesky' },
  { route: detachPinterest, network: 'pinterest' },
  { route: detachInstagram, network: 'instagram' },
  { route: detachTelegramChannel, network: 'telegram' },
  { route: detachVk, network: 'vk' },
  { route: detachMaxChannel, network: 'max' },
] as const

export const refreshConnection = defineRoute({
  method: 'POST',
  path: '/users/me/connections/:provider/:id/refresh',
  access: 'workspace',
  action: 'connections.check',
  rate: 'write',
  summary: 'Проверить и обновить доступ',
  affects: ['connections', 'accountOptions'],
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
  affects: ['connections'],
  body: z.object({ isTelegramNotificationsEnabled: z.boolean() }),
  data: z.object({ isTelegramNotificationsEnabled: z.boolean() }),
})
