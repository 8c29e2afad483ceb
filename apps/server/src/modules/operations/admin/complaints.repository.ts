import type { ComplaintKind } from '@kadr/contract/operations/admin'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { settledComplaints } from '../../../db/schema/operations/operators.ts'

type One = { kind: ComplaintKind; complaintId: string }

export const listSettled = ({ db, ids }: { db: Db; ids: readonly string[] }) =>
  db
    .select()
    .from(settledComplaints)
    .where(inArray(settledComplaints.complaintId, [...ids]))

export const settle = ({ db, ...one }: One & { db: Db; doneAt: Date }) =>
  db.insert(settledComplaints).values(one).onConflictDoNothing()

export const reopen = ({ db, kind, complaintId }: One & { db: Db }) =>
  db
    .delete(settledComplaints)
    .where(and(eq(settledComplaints.kind, kind), eq(settledComplaints.complaintId, complaintId)))

export const purgeSettled = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(settledComplaints).where(lt(settledComplaints.doneAt, before))
