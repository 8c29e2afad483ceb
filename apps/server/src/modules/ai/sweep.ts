import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { listLost } from './ai-requests.repository.ts'
import { settleRequest } from './settle-request.ts'

/** Ends requests whose process has died, and gives their points back. Returns how many they were. */
export const settleLost = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId?: string
}): Promise<number> => {
  const lost = await listLost({ db: tx ?? ctx.db, clock: ctx.databaseClock, userId })
  for (const { id } of lost) {
    // What was used of the engine is not known: its cost stays at the most it may have been.
    const ending = { state: 'failed', failureCode: 'crashed' } as const
    await settleRequest({ ctx, ...(tx && { tx }), id, ending })
  }
  return lost.length
}
