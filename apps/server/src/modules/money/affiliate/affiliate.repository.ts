import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  affiliateClicks,
  affiliateShares,
  affiliates,
  affiliateVisitors,
  referralMarks,
  referrals,
} from '../../../db/schema/money/affiliate.ts'

export type ShareRow = typeof affiliateShares.$inferSelect

const MAX_SHARES = 100_000

type OfAffiliate = { db: Db | Tx; affiliateId: string }

export const findAffiliateOf = async ({ db, userId }: { db: Db | Tx; userId: string }) => {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, userId))
  return row
}

export const findAffiliateByCode = async ({ db, code }: { db: Db | Tx; code: string }) => {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.code, code))
  return row
}

/** Serializes withdrawals from the balance. */
export const lockAffiliate = async ({ db, userId }: { db: Tx; userId: string }) => {
  const [row] = await db
    .select()
    .from(affiliates)
    .where(eq(affiliates.userId, userId))
    .for('update')
  return row
}

/** Undefined when the person has a link or the code exists. */
export const insertAffiliate = async ({
  db,
  ...values
}: {
  db: Tx
  userId: string
  code: string
  createdAt: Date
}) => {
  const [row] = await db.insert(affiliates).values(values).onConflictDoNothing().returning()
  return row
}

/** Counts a visitor once a day. */
export const countVisitor = async ({
  db,
  affiliateId,
  day,
  visitor,
}: {
  db: Tx
  affiliateId: string
  day: string
  visitor: string
}): Promise<void> => {
  const added = await db
    .insert(affiliateVisitors)
    .values({ affiliateId, day, visitor })
    .onConflictDoNothing()
    .returning({ day: affiliateVisitors.day })
  if (added.length === 0) return
  await db
    .insert(affiliateClicks)
    .values({ affiliateId, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [affiliateClicks.affiliateId, affiliateClicks.day],
      set: { clicks: sql`${affiliateClicks.clicks} + 1` },
    })
}

export const deleteVisitorsBefore = ({ db, day }: { db: Db; day: string }) =>
  db.delete(affiliateVisitors).where(sql`${affiliateVisitors.day} < ${day}`)

/** False when this sign-in account was referred before. */
export const insertMark = async ({
  db,
  ...values
}: {
  db: Tx
  mark: string
  createdAt: Date
}): Promise<boolean> => {
  const rows = await db.insert(referralMarks).values(values).onConflictDoNothing().returning()
  return rows.length > 0
}

export const insertReferral = ({
  db,
  ...values
}: {
  db: Tx
  affiliateId: string
  userId: string
  createdAt: Date
}) => db.insert(referrals).values(values)

/** The partner who referred the person. */
export const findReferral = async ({ db, userId }: { db: Tx; userId: string }) => {
  const [row] = await db
    .select({ referral: referrals, ownerId: affiliates.userId })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .where(eq(referrals.userId, userId))
  return row
}

export const refuseReferral = ({ db, id }: { db: Tx; id: string }) =>
  db.update(referrals).set({ refusal: 'same_person' }).where(eq(referrals.id, id))

export const countFigures = async ({ db, affiliateId }: OfAffiliate) => {
  const { rows } = await db.execute<{
    clicks: number
    signUps: number
    refused: number
    payers: number
    payments: number
  }>(sql`select
    (select coalesce(sum(clicks), 0)::int from ${affiliateClicks} where affiliate_id = ${affiliateId}) as clicks,
    (select count(*)::int from ${referrals} where affiliate_id = ${affiliateId} and refusal is null) as "signUps",
    (select count(*)::int from ${referrals} where affiliate_id = ${affiliateId} and refusal is not null) as refused,
    (select count(distinct referral_id)::int from ${affiliateShares} where affiliate_id = ${affiliateId} and returned < amount) as payers,
    (select count(*)::int from ${affiliateShares} where affiliate_id = ${affiliateId} and returned < amount) as payments`)
  const [figures] = rows
  if (!figures) throw new Error('A select of figures returns a row')
  return figures
}

export const listClicksOf = ({ db, affiliateId }: OfAffiliate) =>
  db.select().from(affiliateClicks).where(eq(affiliateClicks.affiliateId, affiliateId))

/** Without the partner. */
export const listReferralsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({ createdAt: referrals.createdAt, refusal: referrals.refusal })
    .from(referrals)
    .where(eq(referrals.userId, userId))

/** Newest first; without a limit, all of them. */
export const listShares = ({
  db,
  affiliateId,
  limit = MAX_SHARES,
}: OfAffiliate & { limit?: number }) =>
  db
    .select()
    .from(affiliateShares)
    .where(eq(affiliateShares.affiliateId, affiliateId))
    .orderBy(desc(affiliateShares.id))
    .limit(limit)

export const insertShare = async ({
  db,
  ...values
}: typeof affiliateShares.$inferInsert & { db: Tx }) => {
  const [row] = await db.insert(affiliateShares).values(values).onConflictDoNothing().returning()
  return row
}

export const lockShareOf = async ({ db, paymentId }: { db: Tx; paymentId: string }) => {
  const [row] = await db
    .select()
    .from(affiliateShares)
    .where(eq(affiliateShares.paymentId, paymentId))
    .for('update')
  return row
}

export const setReturned = ({ db, id, returned }: { db: Tx; id: string; returned: number }) =>
  db.update(affiliateShares).set({ returned }).where(eq(affiliateShares.id, id))

/** When the first payment that was not refunded was made. */
export const findFirstPaidAt = async ({ db, referralId }: { db: Tx; referralId: string }) => {
  const [row] = await db
    .select({ paidAt: affiliateShares.paidAt })
    .from(affiliateShares)
    .where(
      and(
        eq(affiliateShares.referralId, referralId),
        eq(affiliateShares.kind, 'first'),
        sql`${affiliateShares.returned} < ${affiliateShares.amount}`,
      ),
    )
  return row?.paidAt ?? null
}

/** Shares within the refund period, by currency. */
export const listHeld = ({ db, affiliateId, now }: OfAffiliate & { now: Date }) =>
  db
    .select({
      currency: affiliateShares.currency,
      amount: sql<number>`sum(${affiliateShares.amount} - ${affiliateShares.returned})::float8`,
    })
    .from(affiliateShares)
    .where(
      and(
        eq(affiliateShares.affiliateId, affiliateId),
        sql`${affiliateShares.heldUntil} > ${now.toISOString()}`,
      ),
    )
    .groupBy(affiliateShares.currency)
