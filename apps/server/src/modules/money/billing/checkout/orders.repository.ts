import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { orders } from '../../../../db/schema/money/orders.ts'
import { type DatabaseClock, fromNow } from '../../../../platform/leases/database-clock.ts'
import { isUnleased } from '../../../../platform/leases/leased-rows.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
type OrderChanges = Partial<NewOrder>

const OPEN_STATES = ['created', 'pending'] as const

export const insertOrder = async ({ db, ...values }: NewOrder & { db: Tx }) => {
  const [row] = await db.insert(orders).values(values).returning()
  if (!row) throw new Error('The order was not inserted')
  return row
}

/** Idempotent: returns the order of this attempt. */
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

/** After the checkout; an order settled meanwhile keeps its state. */
export const markPending = ({
  db,
  id,
  ...changes
}: Pick<OrderChanges, 'paymentId' | 'checkout' | 'checkAt' | 'isRenewing' | 'isSavingRefused'> & {
  db: Db
  id: string
}) =>
  db
    .update(orders)
    .set({ ...changes, state: 'pending' })
    .where(and(eq(orders.id, id), eq(orders.state, 'created')))

/** The provider made no page for it; a page that another request got meanwhile stays open. */
export const markUnopened = ({
  db,
  id,
  ...failure
}: Pick<OrderChanges, 'failureCode' | 'failureMessage'> & { db: Db; id: string }) =>
  db
    .update(orders)
    .set({ ...failure, state: 'failed', checkAt: null })
    .where(and(eq(orders.id, id), eq(orders.state, 'created')))

/** An unpaid order of the same choice whose payment page is open or being made. */
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
        inArray(orders.state, OPEN_STATES),
        gte(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return row
}

/** For `runLeased`. */
export const LEASED_ORDERS = { table: orders, key: orders.id }

/** A claimed order. */
export type HeldOrder = OrderRow & { leaseOwner: string }

/** Claims orders whose check is due with a lease. */
export const claimDueOrders = async ({
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
}): Promise<HeldOrder[]> => {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.checkAt, clock.now()), isUnleased(orders, clock)))
    .orderBy(asc(orders.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const leaseUntil = fromNow(clock, leaseMs)
  const rows = await db
    .update(orders)
    // Due again at the end of the lease if the process crashes.
    .set({ leaseOwner: owner, leaseUntil, checkAt: leaseUntil, checks: sql`${orders.checks} + 1` })
    .where(inArray(orders.id, due))
    .returning()
  return rows.map((row) => ({ ...row, leaseOwner: owner }))
}

/** Fenced by the lease. Null: no further check. */
export const setNextCheck = ({
  db,
  order: { id, leaseOwner },
  checkAt,
}: {
  db: Db
  order: HeldOrder
  checkAt: SQL | null
}) =>
  db
    .update(orders)
    .set({ checkAt })
    .where(and(eq(orders.id, id), eq(orders.leaseOwner, leaseOwner)))

/** Uses of a promo code: paid orders, and open ones since a moment when there is one. */
export const listPromoUses = ({ db, code, since }: { db: Db | Tx; code: string; since?: Date }) =>
  db
    .select({ userId: orders.userId, state: orders.state })
    .from(orders)
    .where(
      and(
        eq(orders.promoCode, code),
        isNull(orders.promoRefusal),
        or(
          eq(orders.state, 'paid'),
          since && and(inArray(orders.state, OPEN_STATES), gte(orders.createdAt, since)),
        ),
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

export const listEmails = async ({ db, userId }: { db: Tx; userId: string }): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ email: orders.email })
    .from(orders)
    .where(eq(orders.userId, userId))
  return rows.flatMap(({ email }) => email ?? [])
}

/** Whether the outcome of a charge of the saved method is not known yet. */
export const hasOpenCharge = async ({ db, userId }: { db: Db | Tx; userId: string }) => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.kind, 'renewal'),
        inArray(orders.state, OPEN_STATES),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether the person may be paying on a page of a provider right now. */
export const hasOpenCheckout = async ({
  db,
  userId,
  since,
}: {
  db: Tx
  userId: string
  since: Date
}) => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.kind, 'renewal'),
        inArray(orders.state, OPEN_STATES),
        gte(orders.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Where the last receipt was sent. */
export const findLastEmail = async ({ db, userId }: { db: Tx; userId: string }) => {
  const [row] = await db
    .select({ email: orders.email })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'paid'), isNotNull(orders.email)))
    .orderBy(desc(orders.id))
    .limit(1)
  return row?.email ?? null
}

export const clearEmails = ({ db, userId }: { db: Tx; userId: string }) =>
  db.update(orders).set({ email: null }).where(eq(orders.userId, userId))
