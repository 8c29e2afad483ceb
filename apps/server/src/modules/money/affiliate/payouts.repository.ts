import type { PayoutState } from '@kadr/contract/money/affiliate'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { affiliatePayouts, affiliates } from '../../../db/schema/money/affiliate.ts'

export type PayoutRow = typeof affiliatePayouts.$inferSelect

export const insertPayout = ({
  db,
  ...values
}: typeof affiliatePayouts.$inferInsert & { db: Tx }) => db.insert(affiliatePayouts).values(values)

export const listPayouts = ({ db, affiliateId }: { db: Db | Tx; affiliateId: string }) =>
  db
    .select()
    .from(affiliatePayouts)
    .where(eq(affiliatePayouts.affiliateId, affiliateId))
    .orderBy(desc(affiliatePayouts.id))

/** Oldest first, with their owners. */
export const listPayoutsIn = ({ db, state }: { db: Db; state: PayoutState }) =>
  db
    .select({ payout: affiliatePayouts, userId: affiliates.userId })
    .from(affiliatePayouts)
    .innerJoin(affiliates, eq(affiliates.id, affiliatePayouts.affiliateId))
    .where(eq(affiliatePayouts.state, state))
    .orderBy(asc(affiliatePayouts.id))

/** Row lock on an open request. */
export const lockOpenPayout = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db
    .select({ payout: affiliatePayouts, userId: affiliates.userId })
    .from(affiliatePayouts)
    .innerJoin(affiliates, eq(affiliates.id, affiliatePayouts.affiliateId))
    .where(and(eq(affiliatePayouts.id, id), eq(affiliatePayouts.state, 'requested')))
    .for('update', { of: affiliatePayouts })
  return row
}

export const listOpenPayouts = ({ db, affiliateId }: { db: Tx; affiliateId: string }) =>
  db
    .select()
    .from(affiliatePayouts)
    .where(
      and(eq(affiliatePayouts.affiliateId, affiliateId), eq(affiliatePayouts.state, 'requested')),
    )
    .for('update')

/** Also erases the requisites. */
export const settle = ({
  db,
  id,
  ...changes
}: {
  db: Tx
  id: string
  state: 'paid' | 'refused'
  note: string | null
  settledAt: Date
}) =>
  db
    .update(affiliatePayouts)
    .set({ ...changes, sealedRequisites: null })
    .where(eq(affiliatePayouts.id, id))
