import type { ConfirmationState } from '@kadr/contract/integrations/confirmations'
import { and, asc, count, eq, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { confirmations } from '../../../db/schema/integrations/confirmations.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ConfirmationRow = typeof confirmations.$inferSelect

/** Serializes what one caller asks, so that its limit holds. */
export const lockCaller = ({ tx, callerId }: { tx: Tx; callerId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`confirmations:${callerId}`}, 0))`)

export const findWaiting = async ({
  tx,
  callerId,
  hash,
}: {
  tx: Tx
  callerId: string
  hash: string
}) => {
  const [row] = await tx
    .select()
    .from(confirmations)
    .where(
      and(
        eq(confirmations.callerId, callerId),
        eq(confirmations.hash, hash),
        eq(confirmations.state, 'waiting'),
      ),
    )
  return row
}

export const countWaiting = async ({ tx, callerId }: { tx: Tx; callerId: string }) => {
  const [row] = await tx
    .select({ count: count() })
    .from(confirmations)
    .where(and(eq(confirmations.callerId, callerId), eq(confirmations.state, 'waiting')))
  return row?.count ?? 0
}

export const insertConfirmation = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof confirmations.$inferInsert
}): Promise<ConfirmationRow> => {
  const [row] = await tx.insert(confirmations).values(values).returning()
  if (!row) throw new Error('A confirmation was not written')
  return row
}

export const findConfirmation = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db.select().from(confirmations).where(eq(confirmations.id, id))
  return row
}

export const lockConfirmation = async ({ tx, id }: { tx: Tx; id: string }) => {
  const [row] = await tx.select().from(confirmations).where(eq(confirmations.id, id)).for('update')
  return row
}

export const settleConfirmation = async ({
  tx,
  id,
  state,
  message,
  at,
}: {
  tx: Tx
  id: string
  state: ConfirmationState
  message: string
  at: Date
}): Promise<ConfirmationRow> => {
  const [row] = await tx
    .update(confirmations)
    .set({ state, message, decidedAt: at })
    .where(eq(confirmations.id, id))
    .returning()
  if (!row) throw new Error('A confirmation is gone')
  return row
}

/** Locked; those that another process holds are left to it. */
export const lockExpired = ({ tx, now, limit }: { tx: Tx; now: Date; limit: number }) =>
  tx
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.state, 'waiting'), lte(confirmations.expiresAt, now)))
    .orderBy(asc(confirmations.id))
    .limit(limit)
    .for('update', { skipLocked: true })

export const deleteSettledBefore = ({ db, before }: { db: Db; before: Date }) =>
  db
    .delete(confirmations)
    .where(and(ne(confirmations.state, 'waiting'), lt(confirmations.expiresAt, before)))

export const listConfirmationsOf = ({
  db,
  userId,
  after,
  limit,
}: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.userId, userId), isAfter(confirmations.id, after)))
    .orderBy(asc(confirmations.id))
    .limit(limit)
