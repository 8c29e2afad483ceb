import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { posts } from '../../../../db/schema/publishing/posts.ts'

/** Future repetitions not edited by a user, locked until the transaction ends. */
export const lockUntouched = ({
  db,
  workspaceId,
  repeatOf,
  now,
}: {
  db: Tx
  workspaceId: string
  repeatOf: string
  now: Date
}) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.repeatOf, repeatOf),
        eq(posts.version, 1),
        gt(posts.dueAt, now),
        isNull(posts.deletedAt),
      ),
    )
    .orderBy(asc(posts.id))
    .for('update')

/** Series not materialised up to the date, in all workspaces. */
export const listDueSeries = ({
  db,
  date,
  afterId,
  limit,
}: {
  db: Db
  date: string
  afterId: string | undefined
  limit: number
}) =>
  db
    .select({ id: posts.id, workspaceId: posts.workspaceId })
    .from(posts)
    .where(
      and(
        isNotNull(posts.repeatRule),
        isNull(posts.deletedAt),
        or(isNull(posts.repeatedUntil), lt(posts.repeatedUntil, date)),
        afterId ? gt(posts.id, sql`${afterId}::uuid`) : undefined,
      ),
    )
    .orderBy(asc(posts.id))
    .limit(limit)
