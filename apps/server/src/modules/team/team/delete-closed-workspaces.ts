import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createTurn } from '../../../platform/jobs/each-alone.ts'
import { deleteExpiredWorkspace, listExpiredWorkspaceIds } from '../../identity/workspaces/index.ts'
import { deleteResourcesOfWorkspace } from '../../library/resources/index.ts'
import { revokeConnectionsOfWorkspace } from '../../publishing/connections/index.ts'

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

/** Deletes closed workspaces after their grace period, one transaction each. */
export const deleteClosedWorkspaces = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const turn = createTurn({ ctx, name: 'team.delete-closed-workspaces' })
  const ids = await listExpiredWorkspaceIds({ ctx })
  await turn.each(
    ids.map((workspaceId) => ({ workspaceId })),
    async ({ workspaceId }) => {
      try {
        await deleteOne({ ctx, workspaceId })
        ctx.log.info({ workspaceId }, 'team.workspace.deleted')
      } catch (error) {
        if (!(error instanceof RestoredError)) throw error
      }
    },
  )
  turn.end()
}
