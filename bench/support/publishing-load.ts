import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Rows are generated in SQL: a million per minute. */
const makePosts = `
  insert into posts (id, workspace_id, text, search_text, due_at, wall_time, time_zone)
  select gen_random_uuid(), $1, 'Пост ' || n, 'пост ' || n, at, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'UTC'
  from (select n, $2::timestamptz + n * $3::interval as at from generate_series(1, $4::int) n) due
  returning id, due_at`

export type Load = {
  pool: Pool
  workspaceId: string
  count: number
  from: Date
  /** Interval between posts. */
  everyMs: number
  /** One connection per post; null for none. */
  connectionIds?: readonly string[]
}

/** Inserts posts with one scheduled target each. */
export const planPosts = async ({
  pool,
  workspaceId,
  count,
  from,
  everyMs,
  connectionIds = [],
}: Load): Promise<void> => {
  const interval = `${everyMs} milliseconds`
  await pool.query(
    `with made as (${makePosts}), numbered as (
       select id, due_at, row_number() over (order by due_at, id) as n from made)
     insert into post_targets (id, workspace_id, post_id, connection_id, network, account_title, settings, state, due_at, next_at)
     select gen_random_uuid(), $1, id, ($5::uuid[])[n], 'telegram', 'Замер', '{}', 'scheduled', due_at, due_at
     from numbered`,
    [workspaceId, from, interval, count, connectionIds],
  )
}

/** Inserts connections. */
export const makeAccounts = async ({
  pool,
  workspaceId,
  count,
}: {
  pool: Pool
  workspaceId: string
  count: number
}): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID())
  await pool.query(
    `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes, missing_scopes,
       sealed_access_token, is_renewable, connected_at, refreshed_at)
     select id, $2, 'telegram', 'default', id::text, 'Замер', '{}', '{}', '{}', '', false, now(), now()
     from unnest($1::uuid[]) id`,
    [ids, workspaceId],
  )
  return ids
}
