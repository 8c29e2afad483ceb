import type { AppContext } from '../../context.ts'
import { listOwnedWorkspaceIds } from '../workspaces/index.ts'
import * as repository from './personal-data.repository.ts'

/** Posts of the workspaces a person owns and what they wrote elsewhere; other people are not named. */
export const exportPosts = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const person = { db: ctx.db, userId, workspaceIds }
  const rows = await repository.listPostsOf(person)
  const targets = await repository.listTargetsOf(person)
  const events = await repository.listEventsOf(person)
  return {
    posts: rows.map(({ searchText, idempotencyHash, authorId, ...post }) => ({
      ...post,
      isOwn: authorId === userId,
    })),
    postTargets: targets.map(({ leaseOwner, leaseUntil, progress, publication, ...row }) => row),
    publishAttempts: await repository.listAttemptsOf(person),
    targetEvents: events.map(({ actorId, ...event }) => ({ ...event, isOwn: actorId === userId })),
    postImports: await repository.listImportsOf(person),
  }
}
