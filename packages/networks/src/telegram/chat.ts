import { endpointOf } from '../_shared/endpoint.ts'
import type { NetworkContext, Profile } from '../network-adapter.ts'
import { type BotRead, botIdOf, callBot } from './bot-api.ts'
import { type ChatMember, chatMember, type TelegramChat, telegramChat } from './wire.ts'

/** The chat, also when it moved to another id since we learned of it. */
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
  readMember({ ctx, chatId, userId: botIdOf(ctx) })

export const isAdministrator = ({ status }: ChatMember): boolean =>
  status === 'administrator' || status === 'creator'

export function profileOf({ ctx, chat }: { ctx: NetworkContext; chat: TelegramChat }): Profile {
  const { id, title, username } = chat
  const site = endpointOf({ ctx, name: 'site' })
  return {
    externalId: id,
    title: title ?? username ?? id,
    handle: username ? `@${username}` : null,
    // The address of a photo in the Bot API would carry our token: only public channels show one.
    avatarUrl: username ? `${site}/i/userpic/320/${username}.jpg` : null,
    profileUrl: username ? `${site}/${username}` : null,
    details: username ? { username } : {},
  }
}
