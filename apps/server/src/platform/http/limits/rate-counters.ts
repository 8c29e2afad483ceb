import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { rateCounters } from '../../../db/schema/platform/rate-counters.ts'

const WINDOW_SECONDS = 60

/**
 * Takes permits of a key's window, which begins with its first request. Uses the database's clock, shared by all
 * processes.
 */
export const acquirePermits = async ({
  db,
  key,
  count,
}: {
  db: Db
  key: string
  count: number
}): Promise<{ used: number; secondsLeft: number }> => {
  const window = sql`make_interval(secs => ${WINDOW_SECONDS})`
  const isOver = sql`${rateCounters.startedAt} <= now() - ${window}`
  const [row] = await db
    .insert(rateCounters)
    .values({ key, used: count })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        used: sql`case when ${isOver} then ${count} else ${rateCounters.used} + ${count} end`,
        startedAt: sql`case when ${isOver} then now() else ${rateCounters.startedAt} end`,
      },
    })
    .returning({
      used: rateCounters.used,
      secondsLeft: sql<string>`extract(epoch from ${rateCounters.startedAt} + ${window} - now())`,
    })
  if (!row) throw new Error('The permits were not counted')
  return { used: row.used, secondsLeft: Number(row.secondsLeft) }
}

export const purgeRateCounters = ({ db }: { db: Db }) =>
  db.delete(rateCounters).where(lt(rateCounters.startedAt, sql`now() - interval '10 minutes'`))
