import type { Post } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { conflict } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'
import { listPosts } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { hasOtherApprovers } from './approval.ts'
import { decidePost } from './decide-post.ts'

/** The requester does not approve their own post, unless there is no other approver. */
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

/** A member with the permission to approve decides about a waiting post. */
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
