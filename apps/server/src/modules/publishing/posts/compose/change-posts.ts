import type { RouteInput } from '@kadr/contract/base/route'
import type { changePosts as route } from '@kadr/contract/publishing/post-changes'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { lockPostsForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { movePosts } from '../schedule/move-posts.ts'
import { unscheduleLocked } from '../schedule/unschedule-post.ts'
import { deletePostsIn } from '../trash/delete-posts.ts'
import { duplicatePostsIn } from './duplicate-posts.ts'
import { recordPostChange } from './post-uses.ts'
import { setRubric } from './set-rubric.ts'

type Action = RouteInput<typeof route>['body']['action']
type Input = { ctx: AppContext; tx: Tx; actor: PostActor; ids: string[] }

const run = async ({ action, ...input }: Input & { action: Action }): Promise<string[]> => {
  const { ctx, tx, actor, ids } = input
  const { workspaceId } = actor
  if (action.kind === 'rubric') return setRubric({ ...input, rubricId: action.rubricId })
  if (action.kind === 'duplicate') return duplicatePostsIn(input)
  if (action.kind === 'delete') {
    await deletePostsIn({ ctx, tx, workspaceId, userId: actor.userId, ids })
    return ids
  }
  if (action.kind === 'move') await movePosts({ ...input, shift: action })
  else {
    const all = await lockPostsForChange({ ctx, tx, workspaceId, ids })
    for (const held of all) await unscheduleLocked({ ctx, tx, actor, held })
  }
  await recordPostChange({ ctx, tx, workspaceId, postIds: ids })
  return ids
}

/** All or nothing: the error names the post that can't be changed. */
export const changePosts = ({
  ctx,
  actor,
  ids,
  action,
}: {
  ctx: AppContext
  actor: PostActor
  ids: readonly string[]
  action: Action
}) =>
  inTransaction(ctx.db, async (tx) => {
    const changed = await run({ ctx, tx, actor, ids: [...new Set(ids)], action })
    return { changed: changed.length, ids: changed }
  })
