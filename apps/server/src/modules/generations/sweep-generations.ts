import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { failActive } from './end-generation.ts'
import { GONE } from './generation-failure.ts'
import { listForgotten } from './generations.repository.ts'

/** Shorter than points stay set aside: what is not made by then is told to have failed while they are. */
const PATIENCE_MS = 12 * HOUR_MS

/** Ends what nobody has made for half a day, and gives its point back. */
export const sweepGenerations = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - PATIENCE_MS)
  const forgotten = await listForgotten({ db: ctx.db, before })
  for (const { id } of forgotten) await failActive({ ctx, id, failure: GONE })
  if (forgotten.length > 0) ctx.log.warn({ failed: forgotten.length }, 'renders waited too long')
}
