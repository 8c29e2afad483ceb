import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appendEvents } from '../../platform/events/append-events.ts'
import { listTargets } from '../targets/index.ts'
import { saveMediaUses } from './post-media.ts'
import { mediaIdsOf } from './post-uses.ts'
import { deletePosts, listPosts } from './posts.repository.ts'

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
  const targets = await listTargets({ db: tx, postIds: ids })
  for (const { id, text, mediaIds } of posts) {
    const own = targets.filter(({ postId }) => postId === id)
    if (mediaIdsOf({ mediaIds, targets: own }).length === 0) continue
    const use = { postId: id, title: text, resourceIds: [], isScheduled: false }
    await saveMediaUses({ ctx, tx, workspaceId, ...use })
  }
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
