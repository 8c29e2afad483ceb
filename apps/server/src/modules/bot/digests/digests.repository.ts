import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'

export type DigestKind = 'daily_digest' | 'weekly_digest'

/** `today`: the date in the person's time zone. */
export type DigestReader = { userId: string; workspaceId: string; key: string; today: string }

/** Hours in the person's time zone; a server that was down catches up within them, never on another day. */
const HOURS = {
  daily_digest: { from: 9, to: 10 },
  weekly_digest: { from: 9, to: 21 },
} as const
const MONDAY = 1

/** Members in whose time zone it is time for the digest and who have none of this day; the given one at any hour of its day. */
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
  const today = sql`to_char(${local}, 'YYYY-MM-DD')`
  const key = sql`${`${kind}:`}::text || m.workspace_id || ':' || ${today}`
  const { from, to } = HOURS[kind]
  const isDay = kind === 'daily_digest' ? sql`true` : sql`extract(isodow from ${local}) = ${MONDAY}`
  const isDue = only
    ? sql`m.user_id = ${only.userId} and m.workspace_id = ${only.workspaceId}`
    : sql`extract(hour from ${local}) >= ${from} and extract(hour from ${local}) < ${to}`
  const { rows } = await db.execute<DigestReader>(sql`
    select m.user_id as "userId", m.workspace_id as "workspaceId", ${key} as key, ${today} as today
    from workspace_members m
    join users u on u.id = m.user_id
    join workspaces w on w.id = m.workspace_id
    where w.closed_at is null and ${isDay} and ${isDue}
      and not exists (select from notifications n where n.user_id = m.user_id and n.key = ${key})
    order by m.user_id, m.workspace_id`)
  return rows
}
