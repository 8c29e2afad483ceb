import * as z from 'zod/mini'
import { id } from './primitives.ts'
import { defineRoute } from './route.ts'

const connection = z.object({ id, title: z.string(), avatarUrl: z.nullable(z.string()) })
const accounts = z.array(connection)

export const connections = z.object({
  isTelegramNotificationsEnabled: z.boolean(),
  youtubeAccounts: accounts,
  tiktokAccounts: accounts,
  linkedinAccounts: accounts,
  threadsAccounts: accounts,
  blueskyAccounts: accounts,
  pinterestAccounts: accounts,
  instagramAccounts: accounts,
  telegramChannels: accounts,
})
export type Connections = z.infer<typeof connections>

export const getConnections = defineRoute({
  method: 'GET',
  path: '/users/me/connections',
  access: 'user',
  rate: 'read',
  summary: 'Подключённые аккаунты',
  data: connections,
})
