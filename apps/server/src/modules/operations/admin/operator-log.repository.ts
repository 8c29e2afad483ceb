import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { operatorLog } from '../../../db/schema/operations/operators.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export const insertLook = ({
  db,
  ...values
}: Omit<typeof operatorLog.$inferInsert, 'id'> & { db: Db | Tx }) =>
  db.insert(operatorLog).values(values)

/** Newest first. */
export const listLooks = ({
  db,
  after,
  limit,
}: {
  db: Db
  after: { at: string; id: string } | undefined
  limit: number
}) =>
  db
    .select()
    .from(operatorLog)
    .where(
      after &&
        sql`(${operatorLog.at}, ${operatorLog.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(operatorLog.at), desc(operatorLog.id))
    .limit(limit)

export const purgeLooks = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(operatorLog).where(lt(operatorLog.at, before))

export const listLooksOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(operatorLog)
    .where(
      and(
        eq(operatorLog.userId, userId),
        after === undefined ? undefined : gt(operatorLog.id, after),
      ),
    )
    .orderBy(asc(operatorLog.id))
    .limit(limit)
