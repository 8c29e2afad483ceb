import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { leaveAffiliate } from '../affiliate/index.ts'
import { leaveBilling } from '../billing/index.ts'
import { revokeConnectionsOf } from '../connections/index.ts'
import { deleteResourcesOfUser } from '../resources/index.ts'
import { deleteUser, lockUser } from '../users/index.ts'
import { deleteOwnedWorkspaces } from '../workspaces/index.ts'

/** Deletes the user and all their data; open sessions end with their rows. */
export const deletePersonalData = ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await leaveBilling({ ctx, tx, userId })
    await leaveAffiliate({ ctx, tx, userId })
    await deleteResourcesOfUser({ ctx, tx, userId })
    await revokeConnectionsOf({ ctx, tx, userId })
    await deleteOwnedWorkspaces({ tx, userId })
    await deleteUser({ tx, userId })
    return {}
  })
