import { DAY_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { eventConsumers, events } from '../../db/schema/platform/events.ts'

const KEPT_MS = 90 * DAY_MS
const BATCH = 5000

/** A consumer still behind an event of that age no longer exists in the code. */
const deleteAbandoned = ({ ctx, before }: { ctx: AppContext; before: string }) =>
  ctx.db.execute(sql`
    delete from ${eventConsumers} where moved_at < ${before}::timestamptz and exists (
      select 1 from ${events} where ${events.position} > ${eventConsumers.position}
        and ${events.createdAt} < ${before}::timestamptz)`)

/** Deletes from the oldest end of the log, so no index on the age is needed. */
const deleteOldest = ({ ctx, before }: { ctx: AppContext; before: string }) =>
  ctx.db.execute(sql`
    delete from ${events} where id in (
      select id from (
        select id, created_at from ${events}
        where position <= (select coalesce(min(position), 0) from ${eventConsumers})
        order by position limit ${BATCH}
      ) oldest where created_at < ${before}::timestamptz)`)

/** Retention: events older than 90 days that every consumer has passed. */
export const purgeEvents = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString()
  await deleteAbandoned({ ctx, before })
  for (;;) {
    const { rowCount } = await deleteOldest({ ctx, before })
    if ((rowCount ?? 0) < BATCH) return
  }
}
