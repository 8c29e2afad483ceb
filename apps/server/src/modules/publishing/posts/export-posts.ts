import type { AppContext } from '../../../context.ts'
import { mapPages, readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listDecisionsOf } from './approve/decisions.repository.ts'
import * as repository from './personal-data.repository.ts'

/** Posts of the user's own workspaces and those written elsewhere; other users are not named. */
export const exportPosts = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const person = { db: ctx.db, userId, workspaceIds }
  const posts = readPages((page) => repository.listPostsOf({ ...person, ...page }))
  const targets = readPages((page) => repository.listTargetsOf({ ...person, ...page }))
  const events = readPages((page) => repository.listEventsOf({ ...person, ...page }))
  return {
    posts: mapPages(posts, (rows) =>
      rows.map(({ searchText, idempotencyHash, authorId, approvalAskedBy, ...post }) => ({
        ...post,
        isOwn: authorId === userId,
      })),
    ),
    postTargets: mapPages(targets, (rows) =>
      rows.map(({ leaseOwner, leaseUntil, progress, publication, ...row }) => row),
    ),
    publishAttempts: readPages((page) => repository.listAttemptsOf({ ...person, ...page })),
    targetEvents: mapPages(events, (rows) =>
      rows.map(({ actorId, ...event }) => ({ ...event, isOwn: actorId === userId })),
    ),
    postDecisions: readPages((page) => listDecisionsOf({ db: ctx.db, userId, ...page })),
    postImports: readAtOnce(() => repository.listImportsOf(person)),
    planSheets: readAtOnce(() => repository.listSheetsOf(person)),
  }
}
