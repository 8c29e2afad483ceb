import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { IncomingMessage } from '../../../platform/outside/messengers/incoming.ts'
import {
  findSentMessage,
  findUserOf,
  type MessageContent,
  queueMessage,
} from '../../delivery/bot-outbox/index.ts'
import { findConversationOfMessage } from '../../delivery/notifications/index.ts'
import { answerInChat } from './answer-in-chat.ts'
import { copy } from './copy.ts'
import { findActor } from './find-actor.ts'

const plain = (text: string): MessageContent => ({ title: '', text, rows: [] })

type Told = Exclude<Awaited<ReturnType<typeof findConversationOfMessage>>, undefined>
type Replying = { ctx: AppContext; tx: Tx; message: IncomingMessage; userId: string; told: Told }

const answer = async ({ ctx, tx, message, userId, told }: Replying): Promise<MessageContent> => {
  if (told.kind === 'several') return plain(copy.severalTold)
  const text = message.text?.trim()
  if (!text) return plain(copy.wordsOnly)
  const { conversationId, workspaceId } = told
  try {
    const action = { kind: 'send_suggested' as const, conversationId, text }
    const stored = { userId, workspaceId }
    const actor = await findActor({ ctx, stored, action, right: 'inbox.answer' })
    const key = `chat:${message.messenger}:${message.id}`
    return await answerInChat({ ctx: { ...ctx, db: tx }, actor, conversationId, text, key })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return plain(copy.failed(error.userMessage))
  }
}

/**
 * A reply to the message about what somebody wrote is an answer at the network. False when the message replies to
 * nothing of the kind.
 */
export const handleConversationReply = ({
  ctx,
  message,
}: {
  ctx: AppContext
  message: IncomingMessage
}): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    const { id: updateId, chat, from, replyTo } = message
    if (replyTo === undefined || chat.kind === 'channel') return false
    const sent = await findSentMessage({ tx, place: chat, messageId: replyTo })
    const told = sent && (await findConversationOfMessage({ tx, messageId: sent.id }))
    if (!told) return false
    const userId = await findUserOf({ ctx, person: from })
    // In a group anybody may talk about it; only people of the app answer.
    if (!userId || (sent.userId !== null && sent.userId !== userId)) return chat.kind === 'private'
    const content = await answer({ ctx, tx, message, userId, told })
    const { messenger, chatId, threadId } = chat
    const workspace = told.kind === 'one' ? { workspaceId: told.workspaceId } : {}
    await queueMessage({
      ctx,
      tx,
      key: `update:${updateId}`,
      to: { messenger, chatId, threadId, userId, ...workspace },
      content,
    })
    return true
  })
