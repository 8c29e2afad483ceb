import type { AppContext } from '../../../context.ts'
import { mapPages, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listForUser, listResultRows } from './generations.repository.ts'

/** Renders in workspaces the user owns plus their own in other workspaces; other users are not named. */
export const exportGenerations = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const person = { db: ctx.db, userId, workspaceIds }
  const read = () => readPages((page) => listForUser({ ...person, ...page }))
  return {
    generations: mapPages(read(), (rows) =>
      rows.map(
        ({ userId: author, fingerprint, reservationId, leaseOwner, leaseUntil, ...row }) => ({
          ...row,
          isOwn: author === userId,
        }),
      ),
    ),
    generationResults: mapPages(read(), (rows) =>
      listResultRows({ db: ctx.db, ids: rows.map(({ id }) => id) }),
    ),
  }
}
