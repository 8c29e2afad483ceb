import { periodBounds } from '@kadr/domain/analytics/period'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { Periods } from './resolve-period.ts'

/** Pieces published on each local day of the period. */
export const countPublications = async ({
  db,
  workspaceId,
  accountIds,
  periods: { now, timeZone },
}: {
  db: Db
  workspaceId: string
  accountIds: readonly string[]
  periods: Periods
}): Promise<Map<string, number>> => {
  const { since, until } = periodBounds({ period: now, timeZone })
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select (published_at at time zone ${timeZone})::date::text as day, count(*)::int as count
    from work_items
    where workspace_id = ${workspaceId} and account_id = any(${sql.param([...accountIds])}::uuid[])
      and published_at >= ${since.toISOString()} and published_at < ${until.toISOString()}
    group by day`)
  return new Map(rows.map(({ day, count }) => [day, count]))
}
