import type { Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'

type OverdueTargets = {
  network: Network
  late: number
  stuck: number
  oldestSeconds: number
}

/**
 * Targets of all workspaces that are due for longer than `lateMs` (not begun) or `stuckMs` (begun) and that no worker
 * holds. A wait that people are told about is neither, while it lasts. Read from the index of what is due: few rows.
 */
export const measureOverdue = async ({
  db,
  clock,
  lateMs,
  stuckMs,
}: {
  db: Db
  clock: DatabaseClock
  lateMs: number
  stuckMs: number
}): Promise<OverdueTargets[]> => {
  const { rows } = await db.execute<OverdueTargets>(sql`
    select network,
      count(*) filter (where state = 'scheduled')::int as late,
      count(*) filter (where state <> 'scheduled')::int as stuck,
      extract(epoch from ${clock.now()} - min(next_at))::float8 as "oldestSeconds"
    from post_targets
    where next_at < ${fromNow(clock, -Math.min(lateMs, stuckMs))}
      and (state = 'scheduled' or next_at < ${fromNow(clock, -stuckMs)})
      and (lease_until is null or lease_until <= ${clock.now()})
      and coalesce((waiting->>'until')::timestamptz < ${fromNow(clock, -lateMs)}, true)
      and not exists (
        select 1 from workspaces w where w.id = post_targets.workspace_id and w.closed_at is not null)
    group by network`)
  return rows
}

/** How targets ended since then, by network. */
export const countOutcomes = async ({
  db,
  since,
}: {
  db: Db
  since: Date
}): Promise<{ network: Network; published: number; failed: number }[]> => {
  const { rows } = await db.execute<{ network: Network; published: number; failed: number }>(sql`
    select network, count(*) filter (where state = 'published')::int as published,
      count(*) filter (where state <> 'published')::int as failed
    from post_targets
    where due_at >= ${since.toISOString()}::timestamptz
      and state in ('published', 'failed', 'needs_attention', 'missed')
    group by network`)
  return rows
}
