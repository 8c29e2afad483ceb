import type { LifetimeFigures } from '@kadr/contract/insight/analytics'
import { periodBounds } from '@kadr/domain/insight/period'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { addUp, REACTIONS } from './build-figures.ts'
import { FLOWS, type Flow } from './day-figures.repository.ts'
import type { Periods } from './resolve-period.ts'

type Scope = { db: Db; workspaceId: string; accountIds: readonly string[]; periods: Periods }

const publishedIn = ({ workspaceId, accountIds, periods: { now, timeZone } }: Scope) => {
  const { since, until } = periodBounds({ period: now, timeZone })
  return sql`w.workspace_id = ${workspaceId} and w.account_id = any(${sql.param([...accountIds])}::uuid[])
    and w.published_at >= ${since.toISOString()} and w.published_at < ${until.toISOString()}`
}

/** Number of posts published on each local day of the period. */
export const countPublications = async (scope: Scope): Promise<Map<string, number>> => {
  const { rows } = await scope.db.execute<{ day: string; count: number }>(sql`
    select (w.published_at at time zone ${scope.periods.timeZone})::date::text as day, count(*)::int as count
    from work_items w where ${publishedIn(scope)} group by day`)
  return new Map(rows.map(({ day, count }) => [day, count]))
}

type SumRow = { accountId: string; flow: Flow; value: number }

/** What the posts published in the period have collected up to now; accounts without views are not in the rate. */
export const sumPublished = async (scope: Scope): Promise<LifetimeFigures['figures']> => {
  const { rows } = await scope.db.execute<SumRow>(sql`
    select w.account_id as "accountId", l.metric as flow, sum(l.value)::float8 as value
    from work_items w join metric_latest l on l.subject_id = w.id
    where ${publishedIn(scope)} and l.metric = any(${sql.param([...FLOWS])}::text[])
    group by w.account_id, l.metric`)
  const sum = (flow: Flow) =>
    addUp(rows.filter((row) => row.flow === flow).map(({ value }) => value))
  const rated = new Set(
    rows.filter(({ flow }) => flow === 'views').map(({ accountId }) => accountId),
  )
  const reactions = addUp(
    rows
      .filter(
        ({ accountId, flow }) => rated.has(accountId) && REACTIONS.some((one) => one === flow),
      )
      .map(({ value }) => value),
  )
  const views = sum('views')
  return {
    views,
    reach: sum('reach'),
    likes: sum('likes'),
    comments: sum('comments'),
    shares: sum('shares'),
    saves: sum('saves'),
    engagementRate: views === null || views <= 0 || reactions === null ? null : reactions / views,
  }
}
