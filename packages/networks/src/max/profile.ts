import type { NetworkAdapter } from '../network-adapter.ts'
import { profileOf, readBot, readChat, rightsOf } from './chat.ts'
import { requiredScopes } from './tokens.ts'

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const chat = await readChat({ ctx, chatId: account.profile.externalId })
  if (chat.kind === 'failed') return chat
  const bot = await readBot({ ctx, chatId: chat.data.chat_id })
  if (bot.kind === 'failed') return bot
  const rights = rightsOf(bot.data)
  return {
    kind: 'found',
    profile: profileOf({ ctx, chat: chat.data }),
    missingScopes: requiredScopes.filter((right) => !rights.includes(right)),
  }
}
