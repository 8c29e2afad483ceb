import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { markGone } from './work-items.repository.ts'

/** A post the user took back: its figures stay as they were. */
export const markRemoved = async ({
  ctx,
  tx,
  targetId,
}: {
  ctx: AppContext
  tx: Tx
  targetId: string
}): Promise<void> => {
  await markGone({ tx, targetId, now: ctx.clock.now() })
}
