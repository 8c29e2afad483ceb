import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders } from '../../db/schema/orders.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
type OrderChanges = Partial<NewOrder>

export const insertOrder = async ({ db, ...values }: NewOrder & { db: Tx }) => {
  const [row] = await db.insert(orders).values(values).returning()
  if (!row) throw new Error('The order was not inserted')
  return row
}

/** The order of this attempt, made now or before. */
export const insertRenewalOrder = async ({
  db,
  ...values
}: NewOrder & { db: Tx; userId: string; renewsEnd: Date; attempt: number }) => {
  const [made] = await db.insert(orders).values(values).onConflictDoNothing().returning()
  if (made) return made
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, values.userId),
        eq(orders.kind, 'renewal'),
        eq(orders.renewsEnd, values.renewsEnd),
        eq(orders.attempt, values.attempt),
      ),
    )
  if (!row) throw new Error('The renewal order is gone')
  return row
}

export const findOrder = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

export const lockOrder = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  return row
}

export const updateOrder = ({ db, id, ...changes }: OrderChanges & { db: Db | Tx; id: string }) =>
  db.update(orders).set(changes).where(eq(orders.id, id))

/** After the checkout; an order that was settled meanwhile keeps its state. */
export const markPending = ({
  db,
  id,
  ...changes
}: Pick<OrderChanges, 'paymentId' | 'checkout' | 'checkAt'> & { db: Db; id: string }) =>
  db
    .update(orders)
    .set({ ...changes, state: 'pending' })
    .where(and(eq(orders.id, id), eq(orders.state, 'created')))

/** An unpaid order for the same thing that is open at its page of payment. */
export const findOpenTwin = async ({
  db,
  since,
  ...same
}: {
  db: Tx
  since: Date
  userId: string
  provider: string
  plan: OrderRow['plan']
  billingPeriod: OrderRow['billingPeriod']
  amount: number
  currency: OrderRow['currency']
  isRenewing: boolean
  promoCode: string | null
  email: string | null
}) => {
  const { promoCode, email } = same
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, same.userId),
        eq(orders.provider, same.provider),
        eq(orders.plan, same.plan),
        eq(orders.billingPeriod, same.billingPeriod),
        eq(orders.amount, same.amount),
        eq(orders.currency, same.currency),
        eq(orders.isRenewing, same.isRenewing),
        promoCode === null ? isNull(orders.promoCode) : eq(orders.promoCode, promoCode),
        email === null ? isNull(orders.email) : eq(orders.email, email),
        eq(orders.state, 'pending'),
        gte(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return row
}

/** Takes orders whose check is due and sets the next check, so that a crashed process delays them only. */
export const claimDueOrders = async ({
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
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.checkAt, now))
    .orderBy(asc(orders.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(orders)
    .set({ checkAt: next, checks: sql`${orders.checks} + 1` })
    .where(inArray(orders.id, due))
    .returning()
}

const COUNTED_STATES = ['created', 'pending', 'paid'] as const

/** Uses of a promo code: paid, and open since the given moment. */
export const listPromoUses = ({ db, code, since }: { db: Tx; code: string; since: Date }) =>
  db
    .select({ userId: orders.userId, state: orders.state })
    .from(orders)
    .where(
      and(
        eq(orders.promoCode, code),
        inArray(orders.state, COUNTED_STATES),
        or(eq(orders.state, 'paid'), gte(orders.createdAt, since)),
      ),
    )

export const hasPaidOrder = async ({ db, userId }: { db: Db | Tx; userId: string }) => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'paid')))
    .limit(1)
  return rows.length > 0
}

export const listOrdersOf = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id))

/** Addresses the person's receipts were sent to. */
export const listEmails = async ({ db, userId }: { db: Tx; userId: string }): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ email: orders.email })
    .from(orders)
    .where(eq(orders.userId, userId))
  return rows.flatMap(({ email }) => email ?? [])
}

export const clearEmails = ({ db, userId }: { db: Tx; userId: string }) =>
  db.update(orders).set({ email: null }).where(eq(orders.userId, userId))
