import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { orders, payments, refunds } from '../../../../db/schema/money/orders.ts'
import { type DatabaseClock, fromNow } from '../../../../platform/leases/database-clock.ts'
import { isUnleased } from '../../../../platform/leases/leased-rows.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
/** A claimed refund. */
export type HeldRefund = RefundRow & { leaseOwner: string }

/** Idempotent: undefined when this payment is stored already. */
export const insertPayment = async ({
  db,
  ...values
}: Omit<typeof payments.$inferInsert, 'number'> & { db: Tx }) => {
  const [row] = await db.insert(payments).values(values).onConflictDoNothing().returning()
  return row
}

export const lockPayment = async ({
  db,
  provider,
  providerPaymentId,
}: {
  db: Tx
  provider: string
  providerPaymentId: string
}) => {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)))
    .for('update')
  return row
}

export const findPayment = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** When a person last paid by a provider. */
export const findLastPaidAt = async ({
  db,
  userId,
  provider,
}: {
  db: Db
  userId: string
  provider: string
}): Promise<Date | undefined> => {
  const [row] = await db
    .select({ paidAt: payments.paidAt })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.provider, provider)))
    .orderBy(desc(payments.paidAt))
    .limit(1)
  return row?.paidAt
}

export const setRefunded = ({ db, id, refunded }: { db: Tx; id: string; refunded: number }) =>
  db.update(payments).set({ refunded }).where(eq(payments.id, id))

/** With their orders, newest first. */
export const listPaymentsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id))

/** Payer ids and methods the person has used at a provider. */
export const listPayersOf = ({
  db,
  userId,
  provider,
}: {
  db: Tx
  userId: string
  provider: string
}) =>
  db
    .selectDistinct({
      buyerId: payments.buyerId,
      methodTitle: payments.methodTitle,
      methodMark: payments.methodMark,
    })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.provider, provider)))

export const listRecentPayments = ({ db, limit }: { db: Db; limit: number }) =>
  db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .orderBy(desc(payments.number))
    .limit(limit)

export const insertRefund = async ({ db, ...values }: typeof refunds.$inferInsert & { db: Tx }) => {
  const [row] = await db.insert(refunds).values(values).onConflictDoNothing().returning()
  return row
}

export const findRefund = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export const lockRefund = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

export const updateRefund = ({
  db,
  id,
  ...changes
}: Partial<typeof refunds.$inferInsert> & { db: Db | Tx; id: string }) =>
  db.update(refunds).set(changes).where(eq(refunds.id, id))

export const hasUnneededRefund = async ({ db, paymentId }: { db: Tx; paymentId: string }) => {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, 'unneeded')))
  return rows.length > 0
}

export const sumRefunds = async ({
  db,
  paymentId,
  states,
}: {
  db: Tx
  paymentId: string
  states: readonly RefundRow['state'][]
}) => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...states])))
  return row?.sum ?? 0
}

/** Claims refunds to be made or checked with a lease. */
export const claimDueRefunds = async ({
  db,
  clock,
  leaseMs,
  owner,
  limit,
}: {
  db: Db
  clock: DatabaseClock
  leaseMs: number
  owner: string
  limit: number
}): Promise<HeldRefund[]> => {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(lte(refunds.checkAt, clock.now()), isUnleased(refunds, clock)))
    .orderBy(asc(refunds.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const leaseUntil = fromNow(clock, leaseMs)
  const rows = await db
    .update(refunds)
    // The next check of a refund that stays pending.
    .set({ leaseOwner: owner, leaseUntil, checkAt: leaseUntil, checks: sql`${refunds.checks} + 1` })
    .where(inArray(refunds.id, due))
    .returning()
  return rows.map((row) => ({ ...row, leaseOwner: owner }))
}

/** For `runLeased`. */
export const LEASED_REFUNDS = { table: refunds, key: refunds.id }

export const listRefundsOf = async ({ db, userId }: { db: Db; userId: string }) => {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => refund)
}
