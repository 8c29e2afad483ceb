import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { listMemberIds } from '../workspaces/index.ts'
import { insertCopies, type NewNotification } from './notifications.repository.ts'

export const DELIVER_JOB = 'notifications.deliver'

/**
 * Tells everybody in a workspace, in the app and by Telegram, in the transaction that made it news. The same `key` is
 * the same news: it is told once.
 */
export const notify = async ({
  ctx,
  tx,
  ...news
}: NewNotification & { ctx: AppContext; tx: Tx }): Promise<void> => {
  const userIds = await listMemberIds({ tx, workspaceId: news.workspaceId })
  const ids = await insertCopies({ db: tx, userIds, news, now: ctx.clock.now() })
  for (const id of ids) {
    await ctx.jobs.enqueue({ name: DELIVER_JOB, data: { id }, key: id, tx })
  }
}
