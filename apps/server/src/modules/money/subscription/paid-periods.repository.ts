import { planLimits } from '@kadr/contract/money/subscription'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../../../db/connection.ts'
import { paidPeriods } from '../../../db/schema/money/paid-periods.ts'

type StoredPeriod = typeof paidPeriods.$inferSelect
export type PaidPeriod = StoredPeriod
export type NewPaidPeriod = Omit<typeof paidPeriods.$inferInsert, 'id'>

/** Limits are stored as JSON: a row of another version is validated, not trusted. */
export const readPeriod = (row: StoredPeriod): PaidPeriod => ({
  ...row,
  limits: z.parse(planLimits, row.limits),
})

/** A period cut before its start has no length. */
export const hasLength = () => gt(paidPeriods.endsAt, paidPeriods.startsAt)

export const insertPeriod = async ({ db, ...period }: NewPaidPeriod & { db: Tx }) => {
  const [row] = await db.insert(paidPeriods).values(period).returning()
  if (!row) throw new Error('The period was not inserted')
  return readPeriod(row)
}

/** Current and future periods, in order. */
export const listHeld = async ({ db, userId, now }: { db: Db | Tx; userId: string; now: Date }) => {
  const rows = await db
    .select()
    .from(paidPeriods)
    .where(and(eq(paidPeriods.userId, userId), gt(paidPeriods.endsAt, now), hasLength()))
    .orderBy(asc(paidPeriods.startsAt), asc(paidPeriods.endsAt))
  return rows.map(readPeriod)
}

/** Periods that end soon, of users not warned yet. */
export const listUnwarnedEnds = ({ db, now, until }: { db: Db; now: Date; until: Date }) =>
  db
    .select({ id: paidPeriods.id, userId: sql<string>`${paidPeriods.userId}` })
    .from(paidPeriods)
    .where(
      and(
        gt(paidPeriods.endsAt, now),
        lte(paidPeriods.endsAt, until),
        isNull(paidPeriods.endWarnedAt),
        isNotNull(paidPeriods.userId),
        hasLength(),
      ),
    )
    .orderBy(asc(paidPeriods.endsAt))

export const markEndWarned = ({ db, id, at }: { db: Tx; id: string; at: Date }) =>
  db.update(paidPeriods).set({ endWarnedAt: at }).where(eq(paidPeriods.id, id))

export type Replaced = { id: string; unused: number; credit: number }

/** Remembers what replaced a period, so that a loss of its money can be followed. */
export const setReplaced = async ({
  db,
  replacedById,
  replaced,
}: {
  db: Tx
  replacedById: string
  replaced: readonly Replaced[]
}): Promise<void> => {
  for (const { id, unused: unusedValue, credit: creditGiven } of replaced) {
    await db
      .update(paidPeriods)
      .set({ replacedById, unusedValue, creditGiven })
      .where(eq(paidPeriods.id, id))
  }
}

export const updatePeriod = ({
  db,
  id,
  ...changes
}: Pick<PaidPeriod, 'endsAt' | 'value'> & { db: Tx; id: string }) =>
  db.update(paidPeriods).set(changes).where(eq(paidPeriods.id, id))

export const findPeriod = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(paidPeriods).where(eq(paidPeriods.id, id))
  return row && readPeriod(row)
}

/** Ends periods now; those in the future never start. */
export const cutPeriods = async ({
  db,
  ids,
  at,
}: {
  db: Tx
  ids: readonly string[]
  at: Date
}): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(paidPeriods)
    .set({
      endsAt: sql`greatest(${paidPeriods.startsAt}, least(${paidPeriods.endsAt}, ${at.toISOString()}::timestamptz))`,
    })
    .where(inArray(paidPeriods.id, [...ids]))
}

export const listOfOrder = async ({ db, orderId }: { db: Db | Tx; orderId: string }) => {
  const rows = await db.select().from(paidPeriods).where(eq(paidPeriods.orderId, orderId))
  return rows.map(readPeriod)
}

export const listPeriodsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select()
    .from(paidPeriods)
    .where(eq(paidPeriods.userId, userId))
    .orderBy(asc(paidPeriods.startsAt))
