import type { AppContext } from '../../../context.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listGroupsOf, listMembersOf } from './groups.repository.ts'

/** Groups of the workspaces the user owns; a workspace has a limited number. */
export const exportGroups = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const owned = { db: ctx.db, workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }) }
  return {
    analyticsGroups: readAtOnce(() => listGroupsOf(owned)),
    analyticsGroupMembers: readAtOnce(() => listMembersOf(owned)),
  }
}
