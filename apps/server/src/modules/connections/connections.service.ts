import type { Connections } from '@kadr/contract/connections'
import type { AppContext } from '../../context.ts'
import { areTelegramNotificationsEnabled } from '../users/index.ts'

export const getConnections = async ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}): Promise<Connections> => ({
  isTelegramNotificationsEnabled: await areTelegramNotificationsEnabled({ ctx, userId }),
  youtubeAccounts: [],
  tiktokAccounts: [],
  linkedinAccounts: [],
  threadsAccounts: [],
  blueskyAccounts: [],
  pinterestAccounts: [],
  instagramAccounts: [],
  telegramChannels: [],
})
