import type { WorkItemMetric } from '@kadr/contract/insight/work-items'
import { WORK_ITEM_METRICS } from '@kadr/contract/insight/work-items'
import type { Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'

export type GroupSumRow = { groupId: string; metric: WorkItemMetric; total: number; median: number }

export const sumItemsByGroup = async ({
  db,
  groupIds,
}: {
  db: Db
  groupIds: readonly string[]
}): Promise<GroupSumRow[]> => {
  if (groupIds.length === 0) return []
  const { rows } = await db.execute<GroupSumRow>(sql`
    select m.group_id as "groupId", l.metric, sum(l.value)::float8 as total,
      (percentile_cont(0.5) within group (order by l.value::float8))::float8 as median
    from analytics_group_members m join metric_latest l on l.subject_id = m.subject_id
    where m.group_id = any(${sql.param([...groupIds])}::uuid[])
      and l.metric = any(${sql.param([...WORK_ITEM_METRICS])}::text[])
    group by m.group_id, l.metric`)
  return rows
}

type GroupNetworkRow = { groupId: string; network: Network; isThirdParty: boolean }

/** Networks of the posts of each group, those of accounts tracked by their public page apart. */
export const listGroupNetworks = async ({
  db,
  groupIds,
}: {
  db: Db
  groupIds: readonly string[]
}): Promise<GroupNetworkRow[]> => {
  if (groupIds.length === 0) return []
  const { rows } = await db.execute<GroupNetworkRow>(sql`
    select distinct m.group_id as "groupId", w.network,
      (a.is_tracked and a.connection_id is null) as "isThirdParty"
    from analytics_group_members m join work_items w on w.id = m.subject_id
    join analytics_accounts a on a.id = w.account_id
    where m.group_id = any(${sql.param([...groupIds])}::uuid[])`)
  return rows
}
