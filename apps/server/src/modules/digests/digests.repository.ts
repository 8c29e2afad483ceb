import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

export type DigestKind = 'daily_digest' | 'weekly_digest'

export type DigestReader = { userId: string; workspaceId: string; key: string }

/** By the clock of the person; a server that was away then catches up within the hour. */
const MORNING_HOUR = 9
const MONDAY = 1

/** Members for whom it is morning, or the one that is named, who have not had the digest of this day yet. */
export const listReaders = async ({
  db,
  kind,
  now,
  only,
}: {
  db: Db
  kind: DigestKind
  now: Date
  only?: { userId: string; workspaceId: string } | undefined
}): Promise<DigestReader[]> => {
  const local = sql`(${now.toISOString()}::timestamptz at time zone u.time_zone)`
  const key = sql`${`${kind}:`}::text || m.workspace_id || ':' || to_char(${local}, 'YYYY-MM-DD')`
  const isDay = kind === 'daily_digest' ? sql`true` : sql`extract(isodow from ${local}) = ${MONDAY}`
  const isDue = only
    ? sql`m.user_id = ${only.userId} and m.workspace_id = ${only.workspaceId}`
    : sql`extract(hour from ${local}) = ${MORNING_HOUR} and ${isDay}`
  const { rows } = await db.execute<DigestReader>(sql`
    select m.user_id as "userId", m.workspace_id as "workspaceId", ${key} as key
    from workspace_members m
    join users u on u.id = m.user_id
    join workspaces w on w.id = m.workspace_id
    where w.closed_at is null and ${isDue}
      and not exists (select from notifications n where n.user_id = m.user_id and n.key = ${key})
    order by m.user_id, m.workspace_id`)
  return rows
}
