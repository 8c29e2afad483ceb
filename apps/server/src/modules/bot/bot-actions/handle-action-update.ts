import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Incoming, IncomingMessage } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { findReplyAction, queueMessage } from '../../delivery/bot-outbox/index.ts'
import { handleConversationReply } from './handle-conversation-reply.ts'
import { pressAction } from './press-action.ts'

const MAX_NOTE = 1000

const handlePress = async ({
  ctx,
  press: { from, pressId, data },
}: {
  ctx: AppContext
  press: Extract<Incoming, { kind: 'press' }>
}) => {
  const { answer } = await pressAction({ ctx, id: data, person: from })
  await messengers[from.messenger].answerPress({ config: ctx.config, pressId, text: answer })
}

/** False when the message is not a reply to a question of the bot. */
const handleReply = async ({
  ctx,
  message: { id: updateId, chat, from, text, replyTo },
}: {
  ctx: AppContext
  message: IncomingMessage
}): Promise<boolean> => {
  if (text === undefined || chat.kind === 'channel') return false
  const action = await findReplyAction({ ctx, place: chat, messageId: replyTo })
  if (!action) return false
  const { messenger, chatId, threadId } = chat
  const { id, userId } = action
  const input = text.slice(0, MAX_NOTE)
  const { answer, isForeign } = await pressAction({ ctx, id, person: from, input })
  // In a group, other people may reply to the question.
  if (isForeign && chat.kind !== 'private') return true
  await inTransaction(ctx.db, (tx) =>
    queueMessage({
      ctx,
      tx,
      key: `update:${updateId}`,
      to: { messenger, chatId, userId, threadId },
      content: { title: '', text: answer, rows: [] },
    }),
  )
  return true
}

/** Presses of buttons and replies to questions. After a failure the update is handled again. */
export const handleActionUpdate = async ({
  ctx,
  incoming,
}: {
  ctx: AppContext
  incoming: Incoming
}): Promise<boolean> => {
  if (incoming.kind === 'press') {
    await handlePress({ ctx, press: incoming })
    return true
  }
  if (incoming.kind !== 'message') return false
  const place = { ctx, message: incoming }
  return (await handleReply(place)) || handleConversationReply(place)
}
