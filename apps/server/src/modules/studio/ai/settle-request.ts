import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { releasePoints, spendPoints } from '../../money/points/index.ts'
import { type AiRequestRow, endRequest, type RequestEnding } from './ai-requests.repository.ts'

/**
 * Ends a request and settles its point in one transaction: spent when something was written, released otherwise. Undefined when it had
 * already ended: only the first of concurrent callers settles it.
 */
export const settleRequest = ({
  ctx,
  tx: outer,
  id,
  ending,
  isFree = false,
}: {
  ctx: AppContext
  tx?: Tx
  id: string
  ending: Omit<RequestEnding, 'finishedAt'>
  /** Done, but with nothing written: the point is released. */
  isFree?: boolean
}): Promise<AiRequestRow | undefined> =>
  inTransaction(outer ?? ctx.db, async (tx) => {
    const finishedAt = ctx.clock.now()
    const row = await endRequest({ db: tx, id, ending: { ...ending, finishedAt } })
    if (row?.reservationId) {
      const settle = ending.state === 'done' && !isFree ? spendPoints : releasePoints
      await settle({ ctx, tx, reservationId: row.reservationId })
    }
    return row
  })
