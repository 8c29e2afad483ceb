import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'
import type { TargetRow } from './targets.repository.ts'

/** Not approved by their time plus the workspace's limit; row locks. */
export const lockUnapproved = async ({
  tx,
  clock,
  limit,
}: {
  tx: Tx
  clock: DatabaseClock
  limit: number
}): Promise<TargetRow[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from post_targets t
    where t.state = 'pending_approval' and t.due_at < ${clock.now()}
      and t.due_at + make_interval(mins => coalesce(
        (select s.late_limit_minutes from publisher_settings s where s.workspace_id = t.workspace_id), 15))
        < ${clock.now()}
    order by t.due_at limit ${limit}
    for update of t skip locked`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return tx.select().from(postTargets).where(inArray(postTargets.id, ids))
}

/** Posts waiting for approval whose time is between two moments. */
export const listUnapprovedDue = ({
  db,
  after,
  before,
  limit,
}: {
  db: Db
  after: Date
  before: Date
  limit: number
}) =>
  db
    .select({
      postId: postTargets.postId,
      workspaceId: postTargets.workspaceId,
      dueAt: sql<string>`min(${postTargets.dueAt})`.mapWith((at: string) => new Date(at)),
    })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.state, 'pending_approval'),
        gt(postTargets.dueAt, after),
        lte(postTargets.dueAt, before),
      ),
    )
    .groupBy(postTargets.postId, postTargets.workspaceId)
    .orderBy(asc(sql`min(${postTargets.dueAt})`))
    .limit(limit)
