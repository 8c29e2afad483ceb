import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { callTelegram } from '../../platform/telegram/call-telegram.ts'
import { findReplyAction, queueMessage } from '../bot-outbox/index.ts'
import { pressAction } from './press-action.ts'

const person = z.object({ id: z.int() })

const pressUpdate = z.object({
  callback_query: z.object({ id: z.string(), from: person, data: z._default(z.string(), '') }),
})

const replyUpdate = z.object({
  update_id: z.int(),
  message: z.object({
    from: person,
    chat: z.object({ id: z.int(), type: z.enum(['private', 'group', 'supergroup']) }),
    is_topic_message: z.optional(z.boolean()),
    message_thread_id: z.optional(z.int()),
    text: z.string(),
    reply_to_message: z.object({ message_id: z.int() }),
  }),
})

const MAX_NOTE = 1000

const takePress = async ({
  ctx,
  query: { id, from, data },
}: {
  ctx: AppContext
  query: z.infer<typeof pressUpdate>['callback_query']
}) => {
  const { answer } = await pressAction({ ctx, id: data, telegramId: from.id })
  const params = { callback_query_id: id, text: answer.slice(0, 200) }
  // Not answered in time, the button only stops spinning by itself.
  await callTelegram({ config: ctx.config, method: 'answerCallbackQuery', params })
}

/** Whether the reply belongs to a question of the bot. */
const takeReply = async ({
  ctx,
  update: { update_id, message },
}: {
  ctx: AppContext
  update: z.infer<typeof replyUpdate>
}): Promise<boolean> => {
  const { chat, from, text, reply_to_message: question } = message
  const action = await findReplyAction({ ctx, chatId: chat.id, messageId: question.message_id })
  if (!action) return false
  const { id, userId } = action
  const threadId = message.is_topic_message ? message.message_thread_id : undefined
  const input = text.slice(0, MAX_NOTE)
  const { answer, isForeign } = await pressAction({ ctx, id, telegramId: from.id, input })
  // In a group others may talk about the question.
  if (isForeign && chat.type !== 'private') return true
  await inTransaction(ctx.db, (tx) =>
    queueMessage({
      ctx,
      tx,
      key: `update:${update_id}`,
      to: { chatId: chat.id, userId, threadId },
      content: { title: '', text: answer, rows: [] },
    }),
  )
  return true
}

/** Presses of buttons and replies to questions. A failure has Telegram bring the update again. */
export const takeBotAction = async ({
  ctx,
  update,
}: {
  ctx: AppContext
  update: unknown
}): Promise<boolean> => {
  const press = pressUpdate.safeParse(update)
  if (press.success) {
    await takePress({ ctx, query: press.data.callback_query })
    return true
  }
  const reply = replyUpdate.safeParse(update)
  return reply.success ? takeReply({ ctx, update: reply.data }) : false
}
