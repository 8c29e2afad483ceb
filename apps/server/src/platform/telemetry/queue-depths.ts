import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { AppContext } from '../../context.ts'
import { measureConsumers } from '../events/event-log.ts'

type Depth = { name: string; state: string; count: number }

/** Gauges that are computed only when metrics are scraped. */
export const refreshGauges = async ({
  ctx,
  pool,
}: {
  ctx: AppContext
  pool: Pool
}): Promise<void> => {
  const { poolConnections, queueDepth, consumerLag, consumerParked } = ctx.metrics
  poolConnections.set({ state: 'total' }, pool.totalCount)
  poolConnections.set({ state: 'idle' }, pool.idleCount)
  poolConnections.set({ state: 'waiting' }, pool.waitingCount)
  const { rows } = await ctx.db.execute<Depth>(sql`
    select name, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by name, state`)
  queueDepth.reset()
  for (const { name, state, count } of rows) queueDepth.set({ queue: name, state }, count)
  consumerLag.reset()
  consumerParked.reset()
  for (const { consumer, lag, parked } of await measureConsumers(ctx.db)) {
    consumerLag.set({ consumer }, lag)
    consumerParked.set({ consumer }, parked)
  }
}
