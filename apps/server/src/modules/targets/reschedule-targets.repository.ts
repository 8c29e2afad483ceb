import type { TargetState } from '@kadr/contract/post-targets'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'

export type Schedule = { id: string; state: TargetState; dueAt: Date | null }

/** The rows are locked by the caller. Publications and progress of earlier attempts are cleared. */
export const updateSchedules = ({ db, places }: { db: Tx; places: readonly Schedule[] }) => {
  const ids = sql.param(places.map(({ id }) => id))
  const states = sql.param(places.map(({ state }) => state))
  const dueAts = sql.param(places.map(({ dueAt }) => dueAt?.toISOString() ?? null))
  return db.execute(sql`
    update post_targets as target
    set state = place.state,
        due_at = place.due_at,
        next_at = case when place.state = 'scheduled' then place.due_at end,
        version = target.version + 1,
        lease_owner = null, lease_until = null,
        publication = null, progress = '{}', started_at = null,
        failure = null, failure_count = 0, is_draft_at_network = false
    from unnest(${ids}::uuid[], ${states}::text[], ${dueAts}::timestamptz[]) as place (id, state, due_at)
    where target.id = place.id`)
}
