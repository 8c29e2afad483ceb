import { and, asc, count, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { disputes, payments } from '../../../../db/schema/money/orders.ts'

export type DisputeRow = typeof disputes.$inferSelect

/** The caller holds the lock of the payment. */
export const findDispute = async ({
  db,
  paymentId,
  providerDisputeId,
}: {
  db: Tx
  paymentId: string
  providerDisputeId: string
}) => {
  const [row] = await db
    .select()
    .from(disputes)
    .where(
      and(eq(disputes.paymentId, paymentId), eq(disputes.providerDisputeId, providerDisputeId)),
    )
  return row
}

export const insertDispute = async ({
  db,
  ...values
}: typeof disputes.$inferInsert & { db: Tx }) => {
  const [row] = await db.insert(disputes).values(values).returning()
  if (!row) throw new Error('The dispute was not inserted')
  return row
}

export const updateDispute = ({
  db,
  id,
  ...changes
}: Partial<typeof disputes.$inferInsert> & { db: Tx; id: string }) =>
  db.update(disputes).set(changes).where(eq(disputes.id, id))

export const setDisputed = ({ db, id, disputed }: { db: Tx; id: string; disputed: number }) =>
  db.update(payments).set({ disputed }).where(eq(payments.id, id))

export const listDisputesOf = async ({ db, userId }: { db: Db; userId: string }) => {
  const rows = await db
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(asc(disputes.id))
  return rows.map(({ dispute }) => dispute)
}

/** Payments whose dispute is not decided yet, the least recent first. */
export const listOpenlyDisputed = ({ db, provider }: { db: Db; provider: string }) =>
  db
    .select({ paymentId: payments.providerPaymentId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(disputes.state, 'open'), eq(payments.provider, provider)))
    .orderBy(asc(disputes.id))

export const countDisputes = ({ db }: { db: Db }) =>
  db.select({ state: disputes.state, count: count() }).from(disputes).groupBy(disputes.state)
