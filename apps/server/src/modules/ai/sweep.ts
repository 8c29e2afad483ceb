import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { listSilent } from './ai-requests.repository.ts'
import { settleRequest } from './settle-request.ts'

/** Three missed signs of life. */
const SILENCE_MS = 30_000

/** Ends requests whose process has died, and gives their points back. Returns how many they were. */
export const settleSilent = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId?: string
}): Promise<number> => {
  const since = new Date(ctx.clock.now().getTime() - SILENCE_MS)
  const silent = await listSilent({ db: tx ?? ctx.db, since, userId })
  for (const { id } of silent) {
    // What was used of the engine is not known: its cost stays at the most it may have been.
    const ending = { state: 'failed', failureCode: 'crashed' } as const
    await settleRequest({ ctx, ...(tx && { tx }), id, ending })
  }
  return silent.length
}
