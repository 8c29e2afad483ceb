import * as z from 'zod/mini'
import type { Access, Incoming } from '../incoming.ts'
import { chat, message, person, toChat, toMessage, toSender } from './read-message.ts'

const member = z.object({
  status: z.string(),
  can_send_messages: z.optional(z.boolean()),
  can_post_messages: z.optional(z.boolean()),
})

const update = z.object({
  update_id: z.int(),
  message: z.optional(z.unknown()),
  callback_query: z.optional(
    z.object({ id: z.string(), from: person, data: z._default(z.string(), '') }),
  ),
  my_chat_member: z.optional(
    z.object({ chat, from: person, old_chat_member: member, new_chat_member: member }),
  ),
  inline_query: z.optional(z.object({ id: z.string(), from: person, query: z.string() })),
  pre_checkout_query: z.optional(z.object({ from: person })),
})

const migrated = z.object({ chat: z.object({ id: z.int() }), migrate_to_chat_id: z.int() })
const sent = z.object({ from: person })

const toAccess = ({ status, ...rights }: z.infer<typeof member>): Access => ({
  isOut: status === 'left' || status === 'kicked',
  isMuted: rights.can_send_messages === false,
  isAdmin: status === 'administrator',
  canPost: status === 'administrator' && rights.can_post_messages === true,
})

const messenger = 'telegram'

const readMessage = (id: string, given: unknown): Incoming => {
  const moved = migrated.safeParse(given).data
  if (moved) {
    const { chat: before, migrate_to_chat_id: toChatId } = moved
    return { kind: 'moved', messenger, id, from: undefined, fromChatId: before.id, toChatId }
  }
  const known = message.safeParse(given).data
  if (known) return toMessage(id, known)
  const from = sent.safeParse(given).data?.from
  return { kind: 'other', messenger, id, from: from && toSender(from) }
}

/** An update of the Bot API. Of a kind that nobody takes: `other`. */
export const readUpdate = (given: unknown): Incoming => {
  const of = z.parse(update, given)
  const { callback_query: press, my_chat_member: access, inline_query: asked } = of
  const id = String(of.update_id)
  if (of.message !== undefined) return readMessage(id, of.message)
  if (press) {
    const { from, id: pressId, data } = press
    return { kind: 'press', messenger, id, from: toSender(from), pressId, data }
  }
  if (access) {
    return {
      kind: 'access',
      messenger,
      id,
      from: toSender(access.from),
      chat: toChat(access.chat),
      before: toAccess(access.old_chat_member),
      after: toAccess(access.new_chat_member),
    }
  }
  if (asked) {
    const { from, id: queryId, query: words } = asked
    return { kind: 'inline', messenger, id, from: toSender(from), queryId, words }
  }
  const payer = of.pre_checkout_query?.from
  return { kind: 'other', messenger, id, from: payer && toSender(payer) }
}
