import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { assertRubrics } from '../../rubrics/index.ts'
import { lockPostsForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { updatePosts } from '../posts.repository.ts'
import { recordPostChange } from './post-uses.ts'

/**
 * Labels posts in any state: nothing that is published changes, so neither the version nor an approval does, and a
 * repetition goes on following its series.
 */
export const setRubric = async ({
  ctx,
  tx,
  actor: { workspaceId },
  ids,
  rubricId,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  ids: string[]
  rubricId: string | null
}): Promise<string[]> => {
  await lockPostsForChange({ ctx, tx, workspaceId, ids })
  await assertRubrics({ tx, workspaceId, ids: [rubricId] })
  await updatePosts({ db: tx, ids, values: { rubricId } })
  await recordPostChange({ ctx, tx, workspaceId, postIds: ids })
  return ids
}
