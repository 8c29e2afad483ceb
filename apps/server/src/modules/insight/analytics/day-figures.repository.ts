import type { StoredMetricName } from '@kadr/contract/insight/metrics'
import { dateOf, dayNumber } from '@kadr/domain/publishing/schedule/local-date'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import type { Periods } from './resolve-period.ts'

/** Summed over days. */
export const FLOWS = ['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const
export type Flow = (typeof FLOWS)[number]

/** A level of followers up to this many days older counts as the level at the beginning. */
const LOOK_BACK_DAYS = 7

export type DayFiguresRow = {
  accountId: string
  /** As the network reports them, or growth of the account's posts. */
  source: 'account' | 'items'
  metric: StoredMetricName
  /** Days since the beginning of the earlier period, in order, and the value. */
  days: [number, number][]
  /** Of days of the later period. */
  isSpread: boolean
}

/** One row per account, source and metric with its days in both periods: a row per day would be read much slower. */
export const listDayFigures = async ({
  db,
  workspaceId,
  accountIds,
  periods: { now, before },
}: {
  db: Db
  workspaceId: string
  accountIds: readonly string[]
  periods: Periods
}): Promise<DayFiguresRow[]> => {
  if (accountIds.length === 0) return []
  const reported = sql.param(['followers', ...FLOWS.map((flow) => `${flow}Day`)])
  const { rows } = await db.execute<DayFiguresRow>(sql`
    select account_id as "accountId", source, metric,
      json_agg(json_build_array(day - ${before.from}::date, value::float8) order by day) as days,
      bool_or(is_spread and day >= ${now.from}::date) as "isSpread"
    from metric_days
    where workspace_id = ${workspaceId} and account_id = any(${sql.param([...accountIds])}::uuid[])
      and day between ${dateOf(dayNumber(before.from) - LOOK_BACK_DAYS)}::date and ${now.to}::date
      and (source = 'account' and metric = any(${reported}::text[])
        or source = 'items' and metric = any(${sql.param([...FLOWS])}::text[]))
    group by account_id, source, metric`)
  return rows
}
