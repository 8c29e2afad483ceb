import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext, Profile } from '../network-adapter.ts'
import { callMax } from './api.ts'
import { readRights } from './tokens.ts'
import { type ChatMember, chatMember, chatMembers, type MaxChat, maxChat } from './wire.ts'

type OfChat = { ctx: NetworkContext; chatId: string }

/** By its number, or a public channel by its name. */
export const readChat = ({ ctx, chatId }: OfChat) =>
  callMax({
    ctx,
    method: 'GET',
    path: `/chats/${encodeURIComponent(chatId)}`,
    schema: maxChat,
  })

export const readBot = ({ ctx, chatId }: OfChat) =>
  callMax({ ctx, method: 'GET', path: `/chats/${chatId}/members/me`, schema: chatMember })

/** Of the members only those asked for are told. */
export const readMember = ({ ctx, chatId, userId }: OfChat & { userId: string }) =>
  callMax({
    ctx,
    method: 'GET',
    path: `/chats/${chatId}/members`,
    query: { user_ids: userId },
    schema: chatMembers,
  })

export const rightsOf = ({ is_admin, permissions }: ChatMember): readonly string[] =>
  is_admin ? readRights(permissions ?? []) : []

/** Only public channels have a name: the last part of their link. */
const nameOf = (link: string): string | undefined => /\/([A-Za-z]\w*)\/?$/.exec(link)?.[1]

export function profileOf({ ctx, chat }: { ctx: NetworkContext; chat: MaxChat }): Profile {
  const { chat_id: externalId, title, icon, link } = chat
  const name = link ? nameOf(link) : undefined
  const site = getEndpoint({ ctx, name: 'site' })
  return {
    externalId,
    title: title ?? name ?? externalId,
    handle: name ? `@${name}` : null,
    avatarUrl: icon?.url ?? null,
    profileUrl: name ? `${site}/${name}` : (link ?? null),
    details: name ? { username: name } : {},
  }
}
