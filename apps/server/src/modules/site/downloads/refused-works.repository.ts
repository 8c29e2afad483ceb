import { newId } from '@kadr/kit/new-id'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { downloadComplaints, refusedWorks } from '../../../db/schema/site/downloads.ts'

type Work = { source: string; workId: string }

const isOf = ({ source, workId }: Work) =>
  and(eq(refusedWorks.source, source), eq(refusedWorks.workId, workId))

export const isRefused = async ({ db, ...work }: Work & { db: Db }): Promise<boolean> =>
  (await db.select().from(refusedWorks).where(isOf(work))).length > 0

export const refuseWork = ({ db, source, workId }: Work & { db: Db | Tx }) =>
  db.insert(refusedWorks).values({ source, workId }).onConflictDoNothing()

export const insertComplaint = async ({
  tx,
  ...complaint
}: Work & { tx: Tx; url: string; email: string; text: string }): Promise<string> => {
  const id = newId()
  await tx.insert(downloadComplaints).values({ id, ...complaint })
  return id
}

/** The newest first. */
export const listComplaints = ({ db, limit }: { db: Db; limit: number }) =>
  db
    .select()
    .from(downloadComplaints)
    .orderBy(desc(downloadComplaints.createdAt), desc(downloadComplaints.id))
    .limit(limit)

export const listRefusedWorks = ({ db, limit }: { db: Db; limit: number }) =>
  db
    .select()
    .from(refusedWorks)
    .orderBy(desc(refusedWorks.createdAt), asc(refusedWorks.source), asc(refusedWorks.workId))
    .limit(limit)

export const openWork = async ({ db, ...work }: Work & { db: Db }): Promise<boolean> =>
  (await db.delete(refusedWorks).where(isOf(work)).returning()).length > 0

/** Complaints are kept for a year, for answers and disputes. */
export const purgeComplaints = (db: Db) =>
  db
    .delete(downloadComplaints)
    .where(lt(downloadComplaints.createdAt, sql`now() - interval '1 year'`))
