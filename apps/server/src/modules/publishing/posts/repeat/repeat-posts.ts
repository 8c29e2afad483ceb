import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { createTurn } from '../../../../platform/jobs/each-alone.ts'
import { lockAccountsOf } from '../compose/accounts.repository.ts'
import { lockPostsForChange } from '../lock-posts.ts'
import { lockPosts } from '../posts.repository.ts'
import { horizonDate, materialise } from '../schedule/materialise.ts'
import { listDueSeries } from './repetitions.repository.ts'

const BATCH = 100

const repeatOne = ({
  ctx,
  id,
  workspaceId,
}: {
  ctx: AppContext
  id: string
  workspaceId: string
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockAccountsOf({ db: tx, workspaceId, postIds: [id] })
    // Deleted since it was listed.
    if ((await lockPosts({ db: tx, workspaceId, ids: [id] })).length === 0) return
    const [held] = await lockPostsForChange({ ctx, tx, workspaceId, ids: [id] })
    if (held) await materialise({ ctx, tx, held })
  })

/** Materialises repetitions up to the horizon for every series. Idempotent. */
export const repeatPosts = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const date = horizonDate(ctx.clock.now())
  const turn = createTurn({ ctx, name: 'posts.repeat' })
  let afterId: string | undefined
  for (;;) {
    const series = await listDueSeries({ db: ctx.db, date, afterId, limit: BATCH })
    await turn.each(series, (one) => repeatOne({ ctx, ...one }))
    afterId = series.at(-1)?.id
    if (series.length < BATCH) break
  }
  turn.end()
}
