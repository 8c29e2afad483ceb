import { planLimits } from '@kadr/contract/subscription'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../../db/connection.ts'
import { paidPeriods } from '../../db/schema/paid-periods.ts'

type StoredPeriod = typeof paidPeriods.$inferSelect
export type PaidPeriod = StoredPeriod
export type NewPaidPeriod = Omit<typeof paidPeriods.$inferInsert, 'id'>

/** Limits are JSON: a row from another version of the program is checked, not trusted. */
export const readPeriod = (row: StoredPeriod): PaidPeriod => ({
  ...row,
  limits: z.parse(planLimits, row.limits),
})

/** A period that was cut before it began has no length. */
export const hasLength = () => gt(paidPeriods.endsAt, paidPeriods.startsAt)

export const insertPeriod = async ({ db, ...period }: NewPaidPeriod & { db: Tx }) => {
  const [row] = await db.insert(paidPeriods).values(period).returning()
  if (!row) throw new Error('The period was not inserted')
  return readPeriod(row)
}

/** Periods in force and ahead, in order. */
export const listHeld = async ({ db, userId, now }: { db: Db | Tx; userId: string; now: Date }) => {
  const rows = await db
    .select()
    .from(paidPeriods)
    .where(and(eq(paidPeriods.userId, userId), gt(paidPeriods.endsAt, now), hasLength()))
    .orderBy(asc(paidPeriods.startsAt), asc(paidPeriods.endsAt))
  return rows.map(readPeriod)
}

/** Periods that end soon, of users who were not told yet. */
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

/** Ends them now; what has not begun never begins. */
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
