import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, payments, paymentWebhooks, refunds } from '../../db/schema/orders.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type WebhookRow = typeof paymentWebhooks.$inferSelect

/** Undefined when this payment is known: it counts once. */
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

/** By whom and with what the person has paid at a provider. */
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
    .selectDistinct({ buyerId: payments.buyerId, methodTitle: payments.methodTitle })
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

/** Takes refunds that are to be made or asked about, and sets their next check. */
export const claimDueRefunds = ({
  db,
  now,
  next,
  limit,
}: {
  db: Db
  now: Date
  next: Date
  limit: number
}) => {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.checkAt, now))
    .orderBy(asc(refunds.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(refunds)
    .set({ checkAt: next, checks: sql`${refunds.checks} + 1` })
    .where(inArray(refunds.id, due))
    .returning()
}

/** Undefined when this notification came before. */
export const insertWebhook = async ({
  db,
  ...values
}: Omit<typeof paymentWebhooks.$inferInsert, 'id'> & { db: Tx }) => {
  const [row] = await db
    .insert(paymentWebhooks)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id })
  return row
}

export const findWebhook = async ({ db, id }: { db: Db; id: number }) => {
  const [row] = await db.select().from(paymentWebhooks).where(eq(paymentWebhooks.id, id))
  return row
}

export const markProcessed = ({
  db,
  id,
  outcome,
  now,
}: {
  db: Db
  id: number
  outcome: string
  now: Date
}) =>
  db.update(paymentWebhooks).set({ processedAt: now, outcome }).where(eq(paymentWebhooks.id, id))

export const listWaitingWebhooks = ({
  db,
  before,
  limit,
}: {
  db: Db
  before: Date
  limit: number
}) =>
  db
    .select({ id: paymentWebhooks.id })
    .from(paymentWebhooks)
    .where(and(isNull(paymentWebhooks.processedAt), lte(paymentWebhooks.receivedAt, before)))
    .orderBy(asc(paymentWebhooks.id))
    .limit(limit)

export const purgeWebhooks = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(paymentWebhooks).where(lte(paymentWebhooks.receivedAt, before))

export const listRefundsOf = async ({ db, userId }: { db: Db; userId: string }) => {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => refund)
}
