import { and, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { businessRequests, deletionRequests } from '../../../db/schema/site/requests.ts'

export type DeletionRow = typeof deletionRequests.$inferSelect
type BusinessRow = typeof businessRequests.$inferSelect

export const insertDeletion = async ({
  db,
  ...values
}: Omit<typeof deletionRequests.$inferInsert, 'id'> & { db: Tx }): Promise<DeletionRow> => {
  const [row] = await db.insert(deletionRequests).values(values).returning()
  if (!row) throw new Error('The request was not stored')
  return row
}

export const countDeletionsSince = async ({
  db,
  email,
  since,
}: {
  db: Tx
  email: string
  since: Date
}) => {
  const [row] = await db
    .select({ count: count() })
    .from(deletionRequests)
    .where(and(eq(deletionRequests.email, email), gt(deletionRequests.createdAt, since)))
  return row?.count ?? 0
}

export const findDeletion = async ({ db, id }: { db: Db; id: string }) => {
  const [row] = await db.select().from(deletionRequests).where(eq(deletionRequests.id, id))
  return row
}

export const findDeletionByNumber = async ({ db, number }: { db: Db; number: string }) => {
  const [row] = await db.select().from(deletionRequests).where(eq(deletionRequests.number, number))
  return row
}

/** Also erases the address. */
export const completeDeletion = async ({ db, id, now }: { db: Db; id: string; now: Date }) => {
  const [row] = await db
    .update(deletionRequests)
    .set({ doneAt: now, email: null })
    .where(and(eq(deletionRequests.id, id), isNull(deletionRequests.doneAt)))
    .returning()
  return row
}

export const forgetExpiredAddresses = ({ db, now }: { db: Db; now: Date }) =>
  db
    .update(deletionRequests)
    .set({ email: null })
    .where(and(lte(deletionRequests.expiresAt, now), isNotNull(deletionRequests.email)))

export const deleteDeletionsBefore = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(deletionRequests).where(lte(deletionRequests.expiresAt, before))

export const insertBusiness = async ({
  db,
  ...values
}: Pick<BusinessRow, 'name' | 'email' | 'company' | 'message' | 'createdAt'> & { db: Tx }) => {
  const [row] = await db
    .insert(businessRequests)
    .values(values)
    .returning({ id: businessRequests.id })
  if (!row) throw new Error('The request was not stored')
  return row.id
}

export const countBusinessSince = async ({
  db,
  email,
  since,
}: {
  db: Tx
  email: string
  since: Date
}) => {
  const [row] = await db
    .select({ count: count() })
    .from(businessRequests)
    .where(and(eq(businessRequests.email, email), gt(businessRequests.createdAt, since)))
  return row?.count ?? 0
}

/** Newest first. */
export const listBusiness = ({ db, limit }: { db: Db; limit: number }) =>
  db
    .select()
    .from(businessRequests)
    .orderBy(desc(businessRequests.createdAt), desc(businessRequests.id))
    .limit(limit)

export const deleteBusinessBefore = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(businessRequests).where(lte(businessRequests.createdAt, before))
