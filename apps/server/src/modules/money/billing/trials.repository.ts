import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { paidPeriods } from '../../../db/schema/money/paid-periods.ts'
import { usedTrials } from '../../../db/schema/money/subscriptions.ts'

/** Whether the person has bought or tried a plan. */
export const hasHadPlan = async ({ db, userId }: { db: Tx; userId: string }): Promise<boolean> => {
  const rows = await db
    .select({ id: paidPeriods.id })
    .from(paidPeriods)
    .where(and(eq(paidPeriods.userId, userId), inArray(paidPeriods.source, ['order', 'trial'])))
    .limit(1)
  return rows.length > 0
}

export const hasUsedTrial = async ({ db, marks }: { db: Tx; marks: readonly string[] }) => {
  const rows = await db
    .select({ mark: usedTrials.mark })
    .from(usedTrials)
    .where(inArray(usedTrials.mark, [...marks]))
    .limit(1)
  return rows.length > 0
}

/** False when another account has inserted one of the marks concurrently. */
export const insertMarks = async ({
  db,
  marks,
  usedAt,
}: {
  db: Tx
  marks: readonly string[]
  usedAt: Date
}): Promise<boolean> => {
  const rows = await db
    .insert(usedTrials)
    .values(marks.map((mark) => ({ mark, usedAt })))
    .onConflictDoNothing()
    .returning()
  return rows.length === marks.length
}
