import * as z from 'zod/mini'
import { network } from './networks.ts'
import { id, instant } from './primitives.ts'
import { defineRoute } from './route.ts'

/** `read_only`: over the plan's limit; kept, but not used for publishing. */
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
  /** They stopped the bot in Telegram: it can't write to them. */
  isBotBlocked: z.boolean(),
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
  action: 'connections.read',
  rate: 'read',
  summary: 'Подключённые аккаунты',
  tags: ['connections'],
  data: connections,
})
