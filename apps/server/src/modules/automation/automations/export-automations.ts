import type { AppContext } from '../../../context.ts'
import { mapPages, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listForUser } from './automations.repository.ts'
import { listRunsForUser } from './run/runs.repository.ts'

/** Rules and runs of the user's own workspaces, and the user's own rules in others. */
export const exportAutomations = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const person = { db: ctx.db, userId, workspaceIds }
  return {
    automations: mapPages(
      readPages((page) => listForUser({ ...person, ...page })),
      (rows) =>
        rows.map(({ authorId, key: _, ...row }) => ({ ...row, isOwn: authorId === userId })),
    ),
    automationRuns: mapPages(
      readPages((page) => listRunsForUser({ ...person, ...page })),
      (rows) => rows.map(({ actorId: _, key: __, ...row }) => row),
    ),
  }
}
