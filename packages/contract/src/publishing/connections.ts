import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from './networks.ts'

/** `read_only`: over the plan's limit; kept, but not used for publishing. */
export const connectionStatus = z.enum(['active', 'needs_reauth', 'read_only'])
export type ConnectionStatus = z.infer<typeof connectionStatus>

export const connection = z.object({
  id,
  network,
  /** The sign-in method it was connected by: signing in again takes the same. */
  method: z.string(),
  title: z.string(),
  handle: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
  /** Added to the text of each post; empty for none. */
  signature: z.string(),
  /** Where the network reads chosen posts by itself; null where it imports no feed. */
  feedUrl: z.nullable(z.string()),
  status: connectionStatus,
  connectedAt: instant,
  health: z.object({
    /** When the network last confirmed the token; null before the first check. */
    checkedAt: z.nullable(instant),
    /** When access expires unless refreshed; null when it does not expire. */
    expiresAt: z.nullable(instant),
    /** Whether it is refreshed automatically. */
    isRenewedByUs: z.boolean(),
    missingScopes: z.array(z.string()),
    /** Russian, present when the user has to act. */
    notice: z.nullable(z.string()),
  }),
  /** Capabilities in Russian, for the card. */
  abilities: z.array(z.string()),
})
export type Connection = z.infer<typeof connection>

const list = z.array(connection)

export const connections = z.object({
  isTelegramNotificationsEnabled: z.boolean(),
  /** The user stopped the bot in Telegram, so it can't write to them. */
  isBotBlocked: z.boolean(),
  youtubeAccounts: list,
  tiktokAccounts: list,
  linkedinAccounts: list,
  threadsAccounts: list,
  blueskyAccounts: list,
  pinterestAccounts: list,
  instagramAccounts: list,
  telegramChannels: list,
  vkCommunities: list,
  maxChannels: list,
  /** Of networks where a person publishes. */
  handAccounts: list,
})
export type Connections = z.infer<typeof connections>

export const getConnections = defineRoute({
  method: 'GET',
  path: '/users/me/connections',
  access: 'workspace',
  action: 'connections.read',
  rate: 'read',
  summary: 'Подключённые аккаунты',
  tags: ['connections'],
  kept: [],
  data: connections,
})

const MAX_KEPT = 100

/** Chooses the accounts that stay active under a smaller limit; the others become read-only. */
export const keepConnections = defineRoute({
  method: 'PUT',
  path: '/users/me/kept-connections',
  access: 'user',
  rate: 'write',
  summary: 'Какие аккаунты оставить в пределах тарифа',
  affects: ['connections', 'subscription'],
  body: z.object({ ids: z.array(id).check(z.maxLength(MAX_KEPT)) }),
  data: nothing,
})
