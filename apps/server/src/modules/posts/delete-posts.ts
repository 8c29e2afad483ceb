import { postTitle } from '@kadr/domain/posts/post-title'
import { IN_FLIGHT } from '@kadr/domain/posts/target-states'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { conflict } from './failures.ts'
import { lockPostsForChange } from './lock-posts.ts'
import { removePosts } from './remove-posts.ts'
import { dropRepetitions } from './repetitions.ts'

/**
 * Local only: published posts stay at their networks. Unedited repetitions are deleted with the first post of a series.
 */
export const deletePostsIn = async ({
  ctx,
  tx,
  workspaceId,
  ids,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  ids: readonly string[]
}): Promise<void> => {
  const held = await lockPostsForChange({ ctx, tx, workspaceId, ids })
  const busy = held.find(({ targets }) => targets.some(({ state }) => IN_FLIGHT.has(state)))
  if (busy) {
    const title = postTitle(busy.post.text) || 'Без текста'
    throw conflict(`Пост «${title}» сейчас публикуется. Удалите его, когда публикация закончится`)
  }
  for (const { post } of held) {
    if (post.repeatRule) await dropRepetitions({ ctx, tx, workspaceId, id: post.id })
  }
  await removePosts({ ctx, tx, workspaceId, ids: held.map(({ post }) => post.id) })
}

export const deletePost = ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await deletePostsIn({ ctx, tx, workspaceId, ids: [id] })
    return {}
  })
