import type { AppContext } from '../../../context.ts'
import { mapPages, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listForUser } from './reels.repository.ts'

/** Reels in workspaces the user owns plus their own in other workspaces; other users are not named. */
export const exportReels = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const person = { db: ctx.db, userId, workspaceIds }
  return {
    reels: mapPages(
      readPages((page) => listForUser({ ...person, ...page })),
      (rows) =>
        rows.map(({ authorId, searchText, key, keyHash, ...row }) => ({
          ...row,
          isOwn: authorId === userId,
        })),
    ),
  }
}
