import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { getSubscriptionTerms } from '../subscription/index.ts'
import { ensurePointsGranted, POINTS_KINDS } from './grant-points.ts'
import { presentPoints } from './points.presenter.ts'
import { listBalances } from './points.repository.ts'

/** The current month's balance. The first read of a new month grants its points. */
export const getPoints = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const terms = await getSubscriptionTerms({ ctx, userId })
  const balances = await listBalances({ db: ctx.db, userId, periodStart: terms.period.start })
  if (balances.length === POINTS_KINDS.length) return presentPoints({ balances, terms })
  return inTransaction(ctx.db, async (tx) => {
    const opened = await ensurePointsGranted({ ctx, tx, userId })
    return presentPoints({
      balances: await listBalances({ db: tx, userId, periodStart: opened.period.start }),
      terms: opened,
    })
  })
}
