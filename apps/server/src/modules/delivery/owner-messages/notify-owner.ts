import { messengerName } from '@kadr/contract/identity/users'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'

const ownerMessage = z.object({
  /** Idempotency key: a resent letter has the same Message-ID. */
  key: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Reply-To of the letter. */
  replyTo: z.nullable(z.string()),
})
export type OwnerMessage = z.infer<typeof ownerMessage>

export const ownerMessageJob = declareJob({
  name: 'owner-messages.send',
  // `bot` in jobs of the time when there was one messenger.
  schema: z.object({
    channel: z.enum([...messengerName.options, 'mail', 'bot']),
    message: ownerMessage,
  }),
})

/**
 * To the operator of the installation, in every chat and by mail: separate jobs, so that a retry of one does not repeat
 * the others.
 */
export const notifyOwner = async ({
  ctx,
  tx,
  message,
}: {
  ctx: Pick<AppContext, 'jobs' | 'config'>
  tx: Tx
  message: OwnerMessage
}): Promise<void> => {
  const { chats, email } = ctx.config.owner
  for (const { messenger } of chats) {
    await ctx.jobs.enqueue(ownerMessageJob, { channel: messenger, message }, { tx })
  }
  if (email !== null) await ctx.jobs.enqueue(ownerMessageJob, { channel: 'mail', message }, { tx })
}
