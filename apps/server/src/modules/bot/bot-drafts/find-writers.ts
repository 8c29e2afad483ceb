import type { Action } from '@kadr/contract/base/permissions'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../context.ts'
import { findMembership, listWorkspaces } from '../../identity/workspaces/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'

type Wanted = { ctx: AppContext; userId: string; rights: readonly Action[] }

/** Undefined when the person has not all of these rights in the workspace. */
export const findWriter = async ({
  ctx,
  userId,
  workspaceId,
  rights,
}: Wanted & { workspaceId: string }): Promise<PostActor | undefined> => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  const actor = membership && { ...membership, userId }
  return actor && rights.every((right) => can(actor, right)) ? actor : undefined
}

export const listWriters = async ({ ctx, userId, rights }: Wanted) => {
  const found: { name: string; actor: PostActor }[] = []
  for (const { id: workspaceId, name } of await listWorkspaces({ ctx, userId })) {
    const actor = await findWriter({ ctx, userId, workspaceId, rights })
    if (actor) found.push({ name, actor })
  }
  return found
}
