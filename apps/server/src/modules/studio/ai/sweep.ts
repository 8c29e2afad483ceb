import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { listExpiredLeases } from './ai-requests.repository.ts'
import { settleRequest } from './settle-request.ts'

/** Fails requests with an expired lease and releases their points. Returns their number. */
export const failExpiredRequests = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId?: string
}): Promise<number> => {
  const lost = await listExpiredLeases({ db: tx ?? ctx.db, clock: ctx.databaseClock, userId })
  for (const { id } of lost) {
    // The engine's usage is unknown: the reserved maximum cost stays.
    const ending = { state: 'failed', failureCode: 'crashed' } as const
    await settleRequest({ ctx, ...(tx && { tx }), id, ending })
  }
  return lost.length
}
