import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { deleteUser, lockUser } from '../../identity/users/index.ts'
import { deleteOwnedWorkspaces, listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { deleteResourcesOfUser } from '../../library/resources/index.ts'
import { closeAffiliate } from '../../money/affiliate/index.ts'
import { closeBilling } from '../../money/billing/index.ts'
import { revokeConnectionsOf } from '../../publishing/connections/index.ts'

type OfUser = { ctx: AppContext; userId: string }

/** Of a user that this transaction has locked. */
export const deleteLockedUser = async ({ ctx, tx, userId }: OfUser & { tx: Tx }) => {
  // First: what follows sends jobs that have to outlive the person, such as the deletion of files.
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, tx, userId })
  await ctx.jobs.forget({ tx, userId, workspaceIds })
  await closeBilling({ ctx, tx, userId })
  await closeAffiliate({ ctx, tx, userId })
  await deleteResourcesOfUser({ ctx, tx, userId })
  await revokeConnectionsOf({ ctx, tx, userId })
  await deleteOwnedWorkspaces({ tx, userId })
  await deleteUser({ tx, userId })
}

/** Deletes the user and all their data; open sessions end with their rows. */
export const deletePersonalData = ({ ctx, userId }: OfUser): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await deleteLockedUser({ ctx, tx, userId })
    return {}
  })
