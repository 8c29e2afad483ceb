import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { backdateTargets } from '../../targets/index.ts'
import { lockPostForChange } from '../lock-posts.ts'
import { changePost } from '../posts.repository.ts'

type BackdateInput = { ctx: AppContext; workspaceId: string; id: string; at: Date }

/** Sets an earlier time on a published demo post. The networks keep the actual time. */
export const backdatePost = ({ ctx, workspaceId, id, at }: BackdateInput): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { post } = await lockPostForChange({ ctx, tx, workspaceId, id })
    if (!post.dueAt || !post.timeZone) return
    const ms = post.dueAt.getTime() - at.getTime()
    if (ms <= 0) return
    await backdateTargets({ tx, postId: id, ms })
    const wallTime = toWallTime({ at, timeZone: post.timeZone })
    await changePost({ db: tx, id, values: { dueAt: at, wallTime, createdAt: at, updatedAt: at } })
  })
