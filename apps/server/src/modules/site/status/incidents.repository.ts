import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { and, desc, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { incidents } from '../../../db/schema/site/incidents.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'

type Asking = { db: Db; clock: DatabaseClock }

/** Shorter ones are a restart or one slow answer. */
const LEAST_MS = 2 * MINUTE_MS
const KEPT_MS = 90 * DAY_MS

export const openIncident = async ({
  db,
  clock,
  part,
  state,
}: Asking & { part: string; state: 'slow' | 'down' }): Promise<void> => {
  await db
    .insert(incidents)
    .values({ part, state, startedAt: sql`${clock.now()}` })
    .onConflictDoUpdate({
      target: incidents.part,
      targetWhere: isNull(incidents.endedAt),
      set: { state: sql`case when ${incidents.state} = 'down' then 'down' else ${state} end` },
    })
}

export const endIncidents = async ({
  db,
  clock,
  parts,
}: Asking & { parts: readonly string[] }): Promise<void> => {
  await db
    .update(incidents)
    .set({ endedAt: sql`${clock.now()}` })
    .where(and(isNull(incidents.endedAt), inArray(incidents.part, [...parts])))
}

/** The newest first, without those too short to have been noticed. */
export const listIncidents = ({ db, clock, limit }: Asking & { limit: number }) =>
  db
    .select()
    .from(incidents)
    .where(
      sql`coalesce(${incidents.endedAt}, ${clock.now()}) - ${incidents.startedAt}
        >= make_interval(secs => ${LEAST_MS / 1000})`,
    )
    .orderBy(desc(incidents.startedAt))
    .limit(limit)

export const purgeIncidents = ({ db, clock }: Asking) =>
  db.delete(incidents).where(lt(incidents.endedAt, fromNow(clock, -KEPT_MS)))
