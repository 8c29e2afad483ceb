import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { revokeConnectionsOfWorkspace } from '../connections/index.ts'
import { deleteResourcesOfWorkspace } from '../resources/index.ts'
import { deleteExpiredWorkspace, listExpiredWorkspaceIds } from '../workspaces/index.ts'

class RestoredError extends Error {
  override name = 'RestoredError'
}

const deleteOne = ({ ctx, workspaceId }: { ctx: AppContext; workspaceId: string }) =>
  inTransaction(ctx.db, async (tx) => {
    await revokeConnectionsOfWorkspace({ ctx, tx, workspaceId })
    await deleteResourcesOfWorkspace({ ctx, tx, workspaceId })
    // The jobs enqueued above are rolled back.
    if (!(await deleteExpiredWorkspace({ ctx, tx, workspaceId }))) throw new RestoredError()
  })

/** Deletes closed workspaces after their grace period, each in a transaction of its own. */
export const deleteClosedWorkspaces = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (const workspaceId of await listExpiredWorkspaceIds({ ctx })) {
    try {
      await deleteOne({ ctx, workspaceId })
      ctx.log.info({ workspaceId }, 'team.workspace.deleted')
    } catch (error) {
      if (!(error instanceof RestoredError)) throw error
    }
  }
}
