import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { PersonAddress } from '../../../platform/outside/messengers/incoming.ts'
import { findUserOf, type MessageContent, queueMessage } from '../../delivery/bot-outbox/index.ts'

/** Idempotent: one reply per update, also when it is delivered again. */
export const queueReply = async ({
  ctx,
  updateId,
  person,
  content,
}: {
  ctx: AppContext
  updateId: string
  person: PersonAddress
  content: MessageContent
}): Promise<void> => {
  const userId = (await findUserOf({ ctx, person })) ?? null
  await inTransaction(ctx.db, (tx) =>
    queueMessage({
      ctx,
      tx,
      key: `update:${updateId}`,
      to: { messenger: person.messenger, chatId: person.id, userId },
      content,
    }),
  )
}
