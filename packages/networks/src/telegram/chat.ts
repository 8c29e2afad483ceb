import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext, Profile } from '../network-adapter.ts'
import { type BotRead, callBot, getBotId } from './bot-api.ts'
import { type ChatMember, chatMember, type TelegramChat, telegramChat } from './wire.ts'

/** Reads the chat and follows a migration to a new id. */
export async function readChat(input: {
  ctx: NetworkContext
  chatId: string
}): Promise<BotRead<TelegramChat>> {
  const { ctx } = input
  const read = (chatId: string) =>
    callBot({ ctx, method: 'getChat', params: { chat_id: chatId }, schema: telegramChat })
  const found = await read(input.chatId)
  return found.kind === 'failed' && found.migratedTo ? read(found.migratedTo) : found
}

export const readMember = (input: {
  ctx: NetworkContext
  chatId: string
  userId: number
}): Promise<BotRead<ChatMember>> =>
  callBot({
    ctx: input.ctx,
    method: 'getChatMember',
    params: { chat_id: input.chatId, user_id: input.userId },
    schema: chatMember,
  })

export const readBot = ({ ctx, chatId }: { ctx: NetworkContext; chatId: string }) =>
  readMember({ ctx, chatId, userId: getBotId(ctx) })

export const isAdministrator = ({ status }: ChatMember): boolean =>
  status === 'administrator' || status === 'creator'

export function profileOf({ ctx, chat }: { ctx: NetworkContext; chat: TelegramChat }): Profile {
  const { id, title, username } = chat
  const site = getEndpoint({ ctx, name: 'site' })
  return {
    externalId: id,
    title: title ?? username ?? id,
    handle: username ? `@${username}` : null,
    // A Bot API photo URL contains our token, so only public channels get a picture.
    avatarUrl: username ? `${site}/i/userpic/320/${username}.jpg` : null,
    profileUrl: username ? `${site}/${username}` : null,
    details: username ? { username } : {},
  }
}
