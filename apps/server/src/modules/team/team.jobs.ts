import * as z from 'zod/mini'
import { inTransaction } from '../../db/connection.ts'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { revokeConnectionsOfWorkspace } from '../connections/index.ts'
import { deleteResourcesOfWorkspace } from '../resources/index.ts'
import { deleteExpiredWorkspace, listExpiredWorkspaceIds } from '../workspaces/index.ts'

const EVERY_HOUR = '17 * * * *'

/** Deletes closed workspaces after their grace period, each in a transaction of its own. */
export const deleteClosedWorkspacesJob = defineJob({
  name: 'team.delete-closed-workspaces',
  schema: z.object({}),
  cron: EVERY_HOUR,
  async handle({ ctx }) {
    for (const workspaceId of await listExpiredWorkspaceIds({ ctx })) {
      await inTransaction(ctx.db, async (tx) => {
        await revokeConnectionsOfWorkspace({ ctx, tx, workspaceId })
        await deleteResourcesOfWorkspace({ ctx, tx, workspaceId })
        // Restored meanwhile: the jobs enqueued above are rolled back with it.
        if (!(await deleteExpiredWorkspace({ ctx, tx, workspaceId }))) tx.rollback()
      })
      ctx.log.info({ workspaceId }, 'team.workspace.deleted')
    }
  },
})
