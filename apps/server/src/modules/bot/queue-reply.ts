import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { findUserBySubject } from '../auth/index.ts'
import { type MessageContent, queueMessage } from '../bot-outbox/index.ts'

/** The user of the app behind a person of Telegram. */
export const findUserOf = ({ ctx, telegramId }: { ctx: AppContext; telegramId: number }) =>
  findUserBySubject({ ctx, provider: 'telegram', subject: String(telegramId) })

/** One reply to an update, also when Telegram brings the update twice. */
export const queueReply = async ({
  ctx,
  updateId,
  telegramId,
  content,
}: {
  ctx: AppContext
  updateId: number
  telegramId: number
  content: MessageContent
}): Promise<void> => {
  const userId = (await findUserOf({ ctx, telegramId })) ?? null
  await inTransaction(ctx.db, (tx) =>
    queueMessage({
      ctx,
      tx,
      key: `update:${updateId}`,
      to: { chatId: telegramId, userId },
      content,
    }),
  )
}
