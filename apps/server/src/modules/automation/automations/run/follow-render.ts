import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { findReelOfGeneration } from '../../../studio/generations/index.ts'
import { wakeRunner } from '../plan/change-plan.ts'
import { wakeRunOfReel } from './runs.repository.ts'

/** When a render has ended, its waiting run continues immediately. */
export const followRender = async ({
  ctx,
  tx,
  generationId,
}: {
  ctx: AppContext
  tx: Tx
  generationId: string
}): Promise<void> => {
  const reelId = await findReelOfGeneration({ tx, id: generationId })
  if (!reelId) return
  const woken = await wakeRunOfReel({ db: tx, reelId, now: ctx.clock.now() })
  if (woken.length > 0) await wakeRunner({ ctx, tx })
}
