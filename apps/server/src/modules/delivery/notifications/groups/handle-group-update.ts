import { quote } from '@kadr/domain/base/quote'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { hashToken } from '../../../../platform/crypto/opaque-token.ts'
import type { Incoming, IncomingMessage } from '../../../../platform/outside/messengers/incoming.ts'
import { findMembership, getWorkspaceName } from '../../../identity/workspaces/index.ts'
import { findUserOf, type MessageContent, queueMessage } from '../../bot-outbox/index.ts'
import { disconnectGroups, findGroupsAgain } from './disconnect-groups.ts'
import { deleteCode, findCode, moveGroups, upsertGroup } from './groups.repository.ts'

const START = /^\/start(?:@\w+)? (?<code>[\w-]{20,64})$/

/** Topics of a new group; others are switched on in the settings. */
const FIRST_TOPICS = ['problems', 'published', 'approvals'] as const

const copy = {
  connected: (workspace: string) => `Новости ${quote(workspace)} будут приходить сюда`,
  connectedText:
    'Пока это сбои, вышедшие посты и согласование. Кнопки под сообщениями действуют для участников пространства, по их роли.',
  expired: 'Код уже не действует. Возьмите новый в настройках уведомлений.',
  foreign: 'Этот код может отправить только тот, кто его получил.',
  noRight: 'Подключить группу может владелец или администратор пространства.',
  open: 'Настроить',
}

const refusal = (text: string): MessageContent => ({ title: '', text, rows: [] })

type Start = { ctx: AppContext; message: IncomingMessage; code: string }

/** The code is consumed only when the group gets connected. */
const connect = async ({
  ctx,
  tx,
  message: { chat, from },
  code,
}: Start & { tx: Tx }): Promise<MessageContent> => {
  const now = ctx.clock.now()
  const hash = hashToken(code)
  const found = await findCode({ db: tx, hash, now })
  if (!found) return refusal(copy.expired)
  const { userId, workspaceId } = found
  if ((await findUserOf({ ctx, person: from })) !== userId) return refusal(copy.foreign)
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership || !can(membership, 'workspace.manage')) return refusal(copy.noRight)
  await deleteCode({ db: tx, hash })
  await upsertGroup({
    db: tx,
    workspaceId,
    messenger: chat.messenger,
    chatId: chat.chatId,
    threadId: chat.threadId ?? 0,
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

const handleStart = ({ ctx, message, code }: Start) =>
  inTransaction(ctx.db, async (tx) => {
    const content = await connect({ ctx, tx, message, code })
    const { messenger, chatId, threadId } = message.chat
    const to = { messenger, chatId, userId: null, threadId }
    await queueMessage({ ctx, tx, key: `update:${message.id}`, to, content })
  })

const followAccess = ({
  ctx,
  change: {
    chat: { messenger, chatId },
    after,
  },
}: {
  ctx: AppContext
  change: Extract<Incoming, { kind: 'access' }>
}) => {
  const follow = after.isOut || after.isMuted ? disconnectGroups : findGroupsAgain
  return inTransaction(ctx.db, (tx) => follow({ ctx, tx, place: { messenger, chatId } }))
}

/** Updates of groups: a connection code, the bot removed or added again, a changed chat id. */
export const handleGroupUpdate = async ({
  ctx,
  incoming,
}: {
  ctx: AppContext
  incoming: Incoming
}): Promise<boolean> => {
  if (incoming.kind === 'moved') {
    const { messenger, fromChatId: from, toChatId: to } = incoming
    await inTransaction(ctx.db, (tx) => moveGroups({ db: tx, messenger, from, to }))
    return true
  }
  if (incoming.kind !== 'message' && incoming.kind !== 'access') return false
  if (incoming.chat.kind !== 'group') return false
  if (incoming.kind === 'access') {
    await followAccess({ ctx, change: incoming })
    return true
  }
  const code = START.exec(incoming.text ?? '')?.groups?.code
  if (code === undefined) return false
  await handleStart({ ctx, message: incoming, code })
  return true
}
