import type { Network } from '@kadr/contract/networks'
import { dateOf, dayNumber } from '@kadr/domain/schedule/local-date'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { Periods } from './resolve-period.ts'

type Scope = { db: Db; workspaceId: string; accountIds: readonly string[]; periods: Periods }

/** Levels of this many days before count as the level at the beginning. */
const LOOK_BACK_DAYS = 7

/** An account that reported nothing on a day keeps its last level; a first level is no gain. */
const levels = ({ workspaceId, accountIds, periods }: Scope) => sql`
  select account_id, network, day, value::float8 as value,
    value::float8 - lag(value::float8) over (partition by account_id order by day) as gained
  from metric_days
  where workspace_id = ${workspaceId} and account_id = any(${sql.param([...accountIds])}::uuid[])
    and source = 'account' and metric = 'followers'
    and day between ${dateOf(dayNumber(periods.before.from) - LOOK_BACK_DAYS)}::date and ${periods.now.to}::date`

export type FollowersRow = {
  network: Network
  day: string
  /** By how much the sum of the accounts' levels changed, with levels known for the first time. */
  step: number
  /** Without them; null when there was nothing to compare with. */
  gained: number | null
}

export const listFollowerSteps = async (scope: Scope): Promise<FollowersRow[]> => {
  if (scope.accountIds.length === 0) return []
  const { rows } = await scope.db.execute<FollowersRow>(sql`
    select network, day::text as day, sum(coalesce(gained, value)) as step, sum(gained) as gained
    from (${levels(scope)}) levels group by network, day order by day`)
  return rows
}

export type AccountFollowersRow = { accountId: string; value: number; gained: number | null }

export const listAccountFollowers = async (scope: Scope): Promise<AccountFollowersRow[]> => {
  if (scope.accountIds.length === 0) return []
  const { rows } = await scope.db.execute<AccountFollowersRow>(sql`
    select account_id as "accountId", (array_agg(value order by day desc))[1] as value,
      sum(gained) filter (where day >= ${scope.periods.now.from}::date) as gained
    from (${levels(scope)}) levels group by account_id`)
  return rows
}
