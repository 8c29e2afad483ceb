import { can } from '@kadr/domain/permissions'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { hashToken } from '../../platform/crypto/opaque-token.ts'
import { findUserBySubject } from '../auth/index.ts'
import { type MessageContent, queueMessage } from '../bot-outbox/index.ts'
import { findMembership, getWorkspaceName } from '../workspaces/index.ts'
import { deleteCode, findCode, moveGroups, upsertGroup } from './groups.repository.ts'
import { findGroupsAgain, loseGroups } from './lose-groups.ts'

const group = z.object({
  id: z.int(),
  type: z.enum(['group', 'supergroup']),
  title: z._default(z.string(), ''),
})

const startUpdate = z.object({
  update_id: z.int(),
  message: z.object({
    from: z.object({ id: z.int() }),
    chat: group,
    text: z.string().check(z.regex(/^\/start(?:@\w+)? [\w-]{20,64}$/)),
    is_topic_message: z.optional(z.boolean()),
    message_thread_id: z.optional(z.int()),
  }),
})
type Start = z.infer<typeof startUpdate>

const memberUpdate = z.object({
  my_chat_member: z.object({
    chat: group,
    new_chat_member: z.object({
      status: z.string(),
      can_send_messages: z.optional(z.boolean()),
    }),
  }),
})

const migratedUpdate = z.object({
  message: z.object({ chat: z.object({ id: z.int() }), migrate_to_chat_id: z.int() }),
})

/** What a team wants to know at once; the rest is switched on in the settings. */
const FIRST_TOPICS = ['problems', 'published', 'approvals'] as const

const copy = {
  connected: (workspace: string) => `Новости «${workspace}» будут приходить сюда`,
  connectedText:
    'Пока это сбои, вышедшие посты и согласование. Кнопки под сообщениями действуют для участников пространства, по их роли.',
  expired: 'Код уже не действует. Возьмите новый в настройках уведомлений.',
  foreign: 'Этот код может отправить только тот, кто его получил.',
  noRight: 'Подключить группу может владелец или администратор пространства.',
  open: 'Настроить',
}

const refusal = (text: string): MessageContent => ({ title: '', text, rows: [] })

const threadOf = ({ is_topic_message, message_thread_id = 0 }: Start['message']) =>
  is_topic_message ? message_thread_id : 0

/** A code is used up only by the group that it connects. */
const connect = async ({
  ctx,
  tx,
  message,
}: {
  ctx: AppContext
  tx: Tx
  message: Start['message']
}): Promise<MessageContent> => {
  const { chat, from, text } = message
  const now = ctx.clock.now()
  const hash = hashToken(text.split(' ')[1] ?? '')
  const code = await findCode({ db: tx, hash, now })
  if (!code) return refusal(copy.expired)
  const { userId, workspaceId } = code
  const subject = String(from.id)
  if ((await findUserBySubject({ ctx, provider: 'telegram', subject })) !== userId) {
    return refusal(copy.foreign)
  }
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership || !can(membership, 'workspace.manage')) return refusal(copy.noRight)
  await deleteCode({ db: tx, hash })
  await upsertGroup({
    db: tx,
    workspaceId,
    chatId: chat.id,
    threadId: threadOf(message),
    title: chat.title,
    topics: FIRST_TOPICS,
    connectedBy: userId,
    createdAt: now,
  })
  return {
    title: copy.connected(await getWorkspaceName({ ctx, workspaceId })),
    text: copy.connectedText,
    rows: [[{ text: copy.open, path: '/notifications/settings' }]],
  }
}

const takeStart = ({ ctx, start: { update_id, message } }: { ctx: AppContext; start: Start }) =>
  inTransaction(ctx.db, async (tx) => {
    const content = await connect({ ctx, tx, message })
    const to = { chatId: message.chat.id, userId: null, threadId: threadOf(message) }
    await queueMessage({ ctx, tx, key: `update:${update_id}`, to, content })
  })

const followMember = ({
  ctx,
  member: { chat, new_chat_member: now },
}: {
  ctx: AppContext
  member: z.infer<typeof memberUpdate>['my_chat_member']
}) => {
  const isOut = ['left', 'kicked'].includes(now.status) || now.can_send_messages === false
  const follow = isOut ? loseGroups : findGroupsAgain
  return inTransaction(ctx.db, (tx) => follow({ ctx, tx, chatId: chat.id }))
}

/** What happens to the bot in groups: a code is sent there, it is removed or returns, the group gets another id. */
export const takeGroup = async ({
  ctx,
  update,
}: {
  ctx: AppContext
  update: unknown
}): Promise<boolean> => {
  const start = startUpdate.safeParse(update)
  if (start.success) {
    await takeStart({ ctx, start: start.data })
    return true
  }
  const member = memberUpdate.safeParse(update)
  if (member.success) {
    await followMember({ ctx, member: member.data.my_chat_member })
    return true
  }
  const migrated = migratedUpdate.safeParse(update)
  if (!migrated.success) return false
  const { chat, migrate_to_chat_id: to } = migrated.data.message
  await inTransaction(ctx.db, (tx) => moveGroups({ db: tx, from: chat.id, to }))
  return true
}
