import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { listMemberIds } from '../workspaces/index.ts'
import { insertCopies, type NewNotification } from './notifications.repository.ts'

export const deliverJob = declareJob({
  name: 'notifications.deliver',
  schema: z.object({ id: z.uuid() }),
})

/**
 * Tells everybody in a workspace, or those of its members named by `to`, in the app and by Telegram, in the transaction that made it news. The same `key` is
 * the same news: it is told once.
 */
export const notify = async ({
  ctx,
  tx,
  to,
  ...news
}: NewNotification & { ctx: AppContext; tx: Tx; to?: readonly string[] }): Promise<void> => {
  const memberIds = await listMemberIds({ tx, workspaceId: news.workspaceId })
  const userIds = to ? memberIds.filter((id) => to.includes(id)) : memberIds
  const ids = await insertCopies({ db: tx, userIds, news, now: ctx.clock.now() })
  for (const id of ids) {
    await ctx.jobs.enqueue(deliverJob, { id }, { key: id, tx })
  }
}
