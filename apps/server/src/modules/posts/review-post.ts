import type { Post } from '@kadr/contract/posts'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { hasOtherApprovers } from './approval.ts'
import { decidePost } from './decide-post.ts'
import { conflict } from './failures.ts'
import type { PostActor } from './post-actor.ts'
import { listPosts } from './posts.repository.ts'
import { readPost } from './read-posts.ts'

/** Whoever asked for approval does not give it, unless there is nobody else. */
const assertNotOwn = async ({
  tx,
  actor,
  id,
}: {
  tx: Tx
  actor: PostActor
  id: string
}): Promise<void> => {
  const [post] = await listPosts({ db: tx, workspaceId: actor.workspaceId, ids: [id] })
  if (post?.approvalAskedBy !== actor.userId) return
  if (!(await hasOtherApprovers({ tx, actor }))) return
  throw conflict('Свой пост согласует другой участник')
}

/** A member who may approve decides about a waiting post. */
export const reviewPost = ({
  ctx,
  actor,
  id,
  version,
  isApproved,
  note: given,
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  version: number
  isApproved: boolean
  note?: string | undefined
}): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    if (isApproved) await assertNotOwn({ tx, actor, id })
    const note = given === undefined || given === '' ? null : given.toWellFormed()
    const reviewer = { userId }
    await decidePost({ ctx, tx, workspaceId, reviewer, id, version, isApproved, note })
    return readPost({ ctx, tx, workspaceId, id })
  })
