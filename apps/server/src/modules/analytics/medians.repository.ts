import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

/** The usual views of an account are those of its pieces of so many days. */
export const MEDIAN_DAYS = 90
/** With fewer pieces nothing is called usual. */
const MIN_PIECES = 5

export type MedianRow = { accountId: string; median: number }

type Accounts = { accountIds: readonly string[] } | { itemIds: readonly string[] }

const accountsOf = (of: Accounts): SQL =>
  'accountIds' in of
    ? sql`${sql.param([...of.accountIds])}::uuid[]`
    : sql`array(select account_id from work_items where id = any(${sql.param([...of.itemIds])}::uuid[]))`

/** Both tables by their indexes alone: the workspace is that of the figures, the accounts are those of the pieces. */
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
    group by w.account_id having count(*) >= ${MIN_PIECES}`)
  return rows
}

/** Pieces of the period by their views against the median of their account: the best and the weakest. */
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
  /** A piece published later can't be weak yet. */
  weakUntil: Date
  /** Of each of the two. */
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
