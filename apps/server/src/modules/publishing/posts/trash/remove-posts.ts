import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvents } from '../../../../platform/events/append-events.ts'
import { releaseMedia } from '../compose/post-media.ts'
import { deletePosts, listPosts } from '../posts.repository.ts'

/** For good: deletes posts with their targets and releases their resources. */
export const removePosts = async ({
  ctx,
  tx,
  workspaceId,
  ids,
  isInTrash = false,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  ids: readonly string[]
  isInTrash?: boolean
}): Promise<void> => {
  if (ids.length === 0) return
  const posts = await listPosts({ db: tx, workspaceId, ids, isInTrash })
  for (const { id } of posts) await releaseMedia({ ctx, tx, workspaceId, postId: id })
  await deletePosts({ db: tx, workspaceId, ids, isInTrash })
  await appendEvents({
    tx,
    events: posts.map(({ id }) => ({
      kind: 'post.deleted',
      workspaceId,
      subjectId: id,
      payload: {},
    })),
  })
}
