import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import {
  billingProfiles,
  paymentMethods,
  promoCodes,
  renewals,
} from '../../../../db/schema/money/renewals.ts'
import { type DatabaseClock, fromNow } from '../../../../platform/leases/database-clock.ts'
import { isUnleased } from '../../../../platform/leases/leased-rows.ts'

export type RenewalRow = typeof renewals.$inferSelect
export type MethodRow = typeof paymentMethods.$inferSelect
type NewRenewal = typeof renewals.$inferInsert

type OfUser = { db: Db | Tx; userId: string }

export const findRenewal = async ({ db, userId }: OfUser) => {
  const [row] = await db.select().from(renewals).where(eq(renewals.userId, userId))
  return row
}

export const lockRenewal = async ({ db, userId }: { db: Tx; userId: string }) => {
  const [row] = await db.select().from(renewals).where(eq(renewals.userId, userId)).for('update')
  return row
}

export const putRenewal = ({ db, ...values }: NewRenewal & { db: Tx }) => {
  const { userId: _, ...changes } = values
  return db
    .insert(renewals)
    .values(values)
    .onConflictDoUpdate({ target: renewals.userId, set: changes })
}

export const updateRenewal = ({
  db,
  userId,
  ...changes
}: Partial<NewRenewal> & { db: Db | Tx; userId: string }) =>
  db.update(renewals).set(changes).where(eq(renewals.userId, userId))

/** For `runLeased`. */
export const LEASED_RENEWALS = { table: renewals, key: renewals.userId }

/** Claims due renewals with a lease. */
export const claimDueRenewals = ({
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
}) => {
  const due = db
    .select({ userId: renewals.userId })
    .from(renewals)
    .where(and(lte(renewals.actAt, clock.now()), isUnleased(renewals, clock)))
    .orderBy(asc(renewals.actAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const leaseUntil = fromNow(clock, leaseMs)
  return (
    db
      .update(renewals)
      // Due again at the end of the lease if the process crashes.
      .set({ leaseOwner: owner, leaseUntil, actAt: leaseUntil })
      .where(inArray(renewals.userId, due))
      .returning({ userId: renewals.userId })
  )
}

export const findMethod = async ({ db, userId }: OfUser) => {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)))
  return row
}

export const insertMethod = ({
  db,
  ...values
}: typeof paymentMethods.$inferInsert & { db: Tx; id: string }) =>
  db.insert(paymentMethods).values(values)

/** Also erases the token. */
export const removeMethods = ({ db, userId, now }: { db: Tx; userId: string; now: Date }) =>
  db
    .update(paymentMethods)
    .set({ removedAt: now, sealedToken: null })
    .where(and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)))

export const findEmail = async ({ db, userId }: OfUser) => {
  const [row] = await db
    .select({ email: billingProfiles.email })
    .from(billingProfiles)
    .where(eq(billingProfiles.userId, userId))
  return row?.email ?? null
}

export const listUsersByEmail = async ({ db, email }: { db: Db; email: string }) => {
  const rows = await db
    .select({ userId: billingProfiles.userId })
    .from(billingProfiles)
    .where(eq(billingProfiles.email, email))
  return rows.map(({ userId }) => userId)
}

export const putEmail = ({
  db,
  userId,
  email,
  now,
}: {
  db: Tx
  userId: string
  email: string
  now: Date
}) =>
  db
    .insert(billingProfiles)
    .values({ userId, email, updatedAt: now })
    .onConflictDoUpdate({ target: billingProfiles.userId, set: { email, updatedAt: now } })

export const findPromo = async ({ db, code }: { db: Db | Tx; code: string }) => {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  return row
}

export const lockPromo = async ({ db, code }: { db: Tx; code: string }) => {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
  return row
}

export const insertPromo = ({ db, ...values }: typeof promoCodes.$inferInsert & { db: Db }) =>
  db.insert(promoCodes).values(values)

/** Without the tokens. */
export const listMethodsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      provider: paymentMethods.provider,
      title: paymentMethods.title,
      expiresOn: paymentMethods.expiresOn,
      createdAt: paymentMethods.createdAt,
      removedAt: paymentMethods.removedAt,
    })
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(asc(paymentMethods.id))

/** Failed charges by who has to act, and for how many seconds the oldest step has been due. */
export const measureRenewals = async ({ db, clock }: { db: Db; clock: DatabaseClock }) => {
  const { rows: failing } = await db.execute<{ problem: string; count: number }>(sql`
    select problem, count(*)::int as count from ${renewals}
    where state = 'past_due' and problem is not null group by problem`)
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from ${clock.now()} - min(act_at))::float8 as seconds from ${renewals}
    where act_at < ${clock.now()} and (lease_until is null or lease_until <= ${clock.now()})`)
  return { failing, oldestSeconds: rows[0]?.seconds ?? 0 }
}

/** After a restore: charges that came due since the copy may have been made, so they are not made again. */
export const holdRestored = async ({ tx, at }: { tx: Tx; at: Date }): Promise<void> => {
  await tx
    .update(renewals)
    .set({
      state: 'off',
      actAt: sql`${renewals.endsAt}`,
      problem: 'shop',
      failureMessage:
        'Данные восстановлены из копии. Списание могло уже пройти, поэтому второго мы не сделали',
    })
    .where(
      and(
        inArray(renewals.state, ['on', 'past_due']),
        isNotNull(renewals.noticedAt),
        isNull(renewals.subscriptionPaymentId),
        lte(renewals.actAt, at),
      ),
    )
}
