import { newId } from '@kadr/kit/new-id'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { downloadComplaints, refusedWorks } from '../../db/schema/downloads.ts'

type Work = { source: string; workId: string }

const isOf = ({ source, workId }: Work) =>
  and(eq(refusedWorks.source, source), eq(refusedWorks.workId, workId))

export const isRefused = async ({ db, ...work }: Work & { db: Db }): Promise<boolean> =>
  (await db.select().from(refusedWorks).where(isOf(work))).length > 0

export const refuseWork = ({ db, source, workId }: Work & { db: Db | Tx }) =>
  db.insert(refusedWorks).values({ source, workId }).onConflictDoNothing()

export const insertComplaint = ({
  tx,
  ...complaint
}: Work & { tx: Tx; url: string; email: string; text: string }) =>
  tx.insert(downloadComplaints).values({ id: newId(), ...complaint })

/** A year is enough for an answer and a dispute. */
export const purgeComplaints = (db: Db) =>
  db
    .delete(downloadComplaints)
    .where(lt(downloadComplaints.createdAt, sql`now() - interval '1 year'`))
