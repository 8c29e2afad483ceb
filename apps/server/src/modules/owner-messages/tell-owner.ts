import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'

const ownerMessage = z.object({
  /** The same key gives the same letter when it is sent again. */
  key: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Whom a reply to the letter reaches; null for nobody. */
  replyTo: z.nullable(z.string()),
})
export type OwnerMessage = z.infer<typeof ownerMessage>

export const ownerMessageJob = declareJob({
  name: 'owner-messages.send',
  schema: z.object({ channel: z.enum(['bot', 'mail']), message: ownerMessage }),
})

/** To whoever runs the installation, by the bot and by mail: a job each, so that one does not repeat the other. */
export const tellOwner = async ({
  ctx,
  tx,
  message,
}: {
  ctx: Pick<AppContext, 'jobs' | 'config'>
  tx: Tx
  message: OwnerMessage
}): Promise<void> => {
  const { telegramId, email } = ctx.config.owner
  if (telegramId !== null) {
    await ctx.jobs.enqueue(ownerMessageJob, { channel: 'bot', message }, { tx })
  }
  if (email !== null) await ctx.jobs.enqueue(ownerMessageJob, { channel: 'mail', message }, { tx })
}
