import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { findUserOf, type MessageContent, queueMessage } from '../../delivery/bot-outbox/index.ts'

/** Idempotent: one reply per update, also when it is delivered again. */
export const queueReply = async ({
  ctx,
  updateId,
  personId,
  content,
}: {
  ctx: AppContext
  updateId: number
  personId: number
  content: MessageContent
}): Promise<void> => {
  const userId = (await findUserOf({ ctx, personId })) ?? null
  await inTransaction(ctx.db, (tx) =>
    queueMessage({
      ctx,
      tx,
      key: `update:${updateId}`,
      to: { chatId: personId, userId },
      content,
    }),
  )
}
