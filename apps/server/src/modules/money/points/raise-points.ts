import { isUnlimited, UNLIMITED } from '@kadr/domain/money/limits'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { ensurePointsGranted, POINTS_KINDS } from './grant-points.ts'
import { listBalances, raiseGranted } from './points.repository.ts'

/** A better plan within a month tops its points up by the difference of the limits, once. */
export const raisePoints = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
}): Promise<void> => {
  const { limits, period } = await ensurePointsGranted({ ctx, tx, userId })
  const balances = await listBalances({ db: tx, userId, periodStart: period.start })
  for (const kind of POINTS_KINDS) {
    const limit = limits[kind]
    const granted = balances.find((balance) => balance.kind === kind)?.granted
    if (granted === undefined || isUnlimited(granted)) continue
    if (!isUnlimited(limit) && limit <= granted) continue
    await raiseGranted({
      db: tx,
      userId,
      kind,
      periodStart: period.start,
      granted: limit,
      amount: isUnlimited(limit) ? UNLIMITED : limit - granted,
      now: ctx.clock.now(),
    })
  }
}
