import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import {
  billingProfiles,
  consents,
  paymentMethods,
  promoCodes,
  renewals,
} from '../../db/schema/renewals.ts'

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

/** Takes the renewals whose next step is due; a crashed process delays them until `lease`. */
export const claimDueRenewals = ({
  db,
  now,
  lease,
  limit,
}: {
  db: Db
  now: Date
  lease: Date
  limit: number
}) => {
  const due = db
    .select({ userId: renewals.userId })
    .from(renewals)
    .where(lte(renewals.actAt, now))
    .orderBy(asc(renewals.actAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(renewals)
    .set({ actAt: lease })
    .where(inArray(renewals.userId, due))
    .returning({ userId: renewals.userId })
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

/** The token is erased with it. */
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

export const insertConsent = ({ db, ...values }: typeof consents.$inferInsert & { db: Tx }) =>
  db.insert(consents).values(values)

export const hasAcceptedOffer = async ({ db, userId, version }: OfUser & { version: string }) => {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.subject, 'offer'),
        eq(consents.version, version),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const lockPromo = async ({ db, code }: { db: Tx; code: string }) => {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
  return row
}

export const insertPromo = ({ db, ...values }: typeof promoCodes.$inferInsert & { db: Db }) =>
  db.insert(promoCodes).values(values)

export const listConsentsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id))

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
