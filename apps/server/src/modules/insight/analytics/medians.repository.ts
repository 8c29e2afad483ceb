import { ENOUGH_CASES } from '@kadr/domain/insight/figures'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'

/** The median of an account is taken over its posts of this many days. */
export const MEDIAN_DAYS = 90

export type MedianRow = { accountId: string; median: number }

type Accounts = { accountIds: readonly string[] } | { itemIds: readonly string[] }

const accountsOf = (of: Accounts): SQL =>
  'accountIds' in of
    ? sql`${sql.param([...of.accountIds])}::uuid[]`
    : sql`array(select account_id from work_items where id = any(${sql.param([...of.itemIds])}::uuid[]))`

/** Index-only on both tables: the workspace is filtered on the figures, the accounts on the posts. */
export const listMedians = async ({
  db,
  workspaceId,
  of,
  until,
}: {
  db: Db
  workspaceId: string
  of: Accounts
  until: Date
}): Promise<MedianRow[]> => {
  const { rows } = await db.execute<MedianRow>(sql`
    select w.account_id as "accountId",
      (percentile_cont(0.5) within group (order by l.value::float8))::float8 as median
    from work_items w join metric_latest l on l.subject_id = w.id
    where l.workspace_id = ${workspaceId} and l.kind = 'work_item' and l.metric = 'views'
      and w.account_id = any(${accountsOf(of)})
      and w.published_at < ${until.toISOString()}
      and w.published_at >= ${until.toISOString()}::timestamptz - make_interval(days => ${MEDIAN_DAYS})
    group by w.account_id having count(*) >= ${ENOUGH_CASES}`)
  return rows
}

/** The best and the weakest posts of the period by views relative to the median of their account. */
export const findHighlights = async ({
  db,
  workspaceId,
  medians,
  since,
  until,
  weakUntil,
  limit,
}: {
  db: Db
  workspaceId: string
  medians: readonly MedianRow[]
  since: Date
  until: Date
  /** Later posts are too young to be called weak. */
  weakUntil: Date
  /** Of the best and of the weakest each. */
  limit: number
}): Promise<{ best: string[]; weak: string[] }> => {
  if (medians.length === 0) return { best: [], weak: [] }
  const { rows } = await db.execute<{ id: string; isBest: boolean }>(sql`
    with ranked as (
      select w.id, w.published_at, l.value::float8 / m.median as ratio
      from unnest(${sql.param(medians.map(({ accountId }) => accountId))}::uuid[],
        ${sql.param(medians.map(({ median }) => median))}::float8[]) as m(account_id, median)
      join work_items w on w.account_id = m.account_id and m.median > 0
      join metric_latest l on l.subject_id = w.id
      where l.workspace_id = ${workspaceId} and l.kind = 'work_item' and l.metric = 'views'
        and w.gone_at is null
        and w.published_at >= ${since.toISOString()} and w.published_at < ${until.toISOString()}
    )
    (select id, true as "isBest" from ranked where ratio >= 1 order by ratio desc, id limit ${limit})
    union all
    (select id, false from ranked where ratio < 1 and published_at < ${weakUntil.toISOString()}
      order by ratio, id limit ${limit})`)
  const pick = (isBest: boolean) => rows.filter((row) => row.isBest === isBest).map(({ id }) => id)
  return { best: pick(true), weak: pick(false) }
}
