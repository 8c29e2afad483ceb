import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { posts } from '../../db/schema/posts.ts'

/** Repetitions ahead that no person has changed, held until the transaction ends. */
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
      ),
    )
    .orderBy(asc(posts.id))
    .for('update')

/** Series whose repetitions do not reach the date yet, in any workspace. */
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
        or(isNull(posts.repeatedUntil), lt(posts.repeatedUntil, date)),
        afterId ? gt(posts.id, sql`${afterId}::uuid`) : undefined,
      ),
    )
    .orderBy(asc(posts.id))
    .limit(limit)
