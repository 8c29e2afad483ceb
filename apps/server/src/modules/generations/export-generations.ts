import type { AppContext } from '../../context.ts'
import { listOwnedWorkspaceIds } from '../workspaces/index.ts'
import { listOfPerson } from './generations.repository.ts'

/** Renders of the workspaces a person owns and their own elsewhere; other people are not named. */
export const exportGenerations = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const rows = await listOfPerson({ db: ctx.db, userId, workspaceIds })
  return rows.map(
    ({ userId: author, fingerprint, reservationId, leaseOwner, leaseUntil, ...row }) => ({
      ...row,
      isOwn: author === userId,
    }),
  )
}
