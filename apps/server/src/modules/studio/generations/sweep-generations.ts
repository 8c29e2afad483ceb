import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { failActive } from './end-generation.ts'
import { GONE } from './generation-failure.ts'
import { ACTIVE, countByState, listExpired } from './generations.repository.ts'

/** Shorter than the reservation of points, so a failure still finds them reserved. */
const MAX_AGE_MS = 12 * HOUR_MS

/** Fails generations active for half a day and refunds their points. */
export const sweepGenerations = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - MAX_AGE_MS)
  const forgotten = await listExpired({ db: ctx.db, before })
  for (const { id } of forgotten) await failActive({ ctx, id, failure: GONE })
  if (forgotten.length > 0) ctx.log.warn({ failed: forgotten.length }, 'generations.sweep.expired')
}

/** Gauges of the line of renders. Renderers are scaled by them, so a state without renders is told as 0. */
export const measureGenerations = async ({ db, databaseClock: clock, metrics }: AppContext) => {
  const counts = await countByState({ db, clock })
  for (const state of ACTIVE) {
    const found = counts.find((row) => row.state === state)
    metrics.renderLine.set({ state }, found?.count ?? 0)
    if (state === 'queued') metrics.oldestWaitingRender.set(found?.oldestSeconds ?? 0)
  }
}
