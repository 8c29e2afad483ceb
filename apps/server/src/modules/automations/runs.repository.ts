import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
import { automationRuns } from '../../db/schema/automations.ts'

type On = { db: Db | Tx }
type OfAutomation = On & { automationId: number }

export type RunRow = typeof automationRuns.$inferSelect
export type NewRun = typeof automationRuns.$inferInsert

/** Moments that have a run already are left alone. */
export const insertRuns = async ({ db, values }: On & { values: NewRun[] }) => {
  if (values.length === 0) return []
  return db.insert(automationRuns).values(values).onConflictDoNothing().returning()
}

export const findRun = async ({ db, id }: On & { id: string }) => {
  const [row] = await db.select().from(automationRuns).where(eq(automationRuns.id, id))
  return row
}

export const findRunByKey = async ({ db, automationId, key }: OfAutomation & { key: string }) => {
  const [row] = await db
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), eq(automationRuns.key, key)))
  return row
}

/** Newest first. */
export const listRuns = ({
  db,
  automationId,
  after,
  limit,
}: OfAutomation & { after: { at: Date; id: string } | undefined; limit: number }) =>
  db
    .select()
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        after &&
          isAfter({
            columns: [automationRuns.dueAt, automationRuns.id],
            place: [after.at, after.id],
            isDescending: true,
          }),
      ),
    )
    .orderBy(desc(automationRuns.dueAt), desc(automationRuns.id))
    .limit(limit)

/** Runs at planned moments of a period, made or not. */
export const listScheduledRuns = ({
  db,
  automationIds,
  from,
  to,
}: On & { automationIds: readonly number[]; from: Date; to: Date }) =>
  db
    .select()
    .from(automationRuns)
    .where(
      and(
        inArray(automationRuns.automationId, [...automationIds]),
        eq(automationRuns.isManual, false),
        gte(automationRuns.dueAt, from),
        lte(automationRuns.dueAt, to),
      ),
    )
    .orderBy(asc(automationRuns.dueAt))

/** What was used when, newest last. */
export const listUses = ({ db, automationId, since }: OfAutomation & { since: Date }) =>
  db
    .select({
      id: automationRuns.id,
      itemKey: automationRuns.itemKey,
      style: automationRuns.style,
      dueAt: automationRuns.dueAt,
    })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        isNotNull(automationRuns.itemKey),
        inArray(automationRuns.state, ['making', 'made']),
        gte(automationRuns.dueAt, since),
      ),
    )
    .orderBy(asc(automationRuns.dueAt))

/** The last ended run of each. */
export const listLastRuns = async ({
  db,
  automationIds,
}: On & { automationIds: readonly number[] }) =>
  automationIds.length === 0
    ? []
    : db
        .selectDistinctOn([automationRuns.automationId])
        .from(automationRuns)
        .where(
          and(
            inArray(automationRuns.automationId, [...automationIds]),
            isNotNull(automationRuns.finishedAt),
          ),
        )
        .orderBy(automationRuns.automationId, desc(automationRuns.dueAt))

/** Locks a due run for the length of a transaction; of several processes each takes another one. */
export const takeDueRun = async ({ db, now, leaseUntil }: { db: Tx; now: Date; leaseUntil: Date }) => {
  const [due] = await db
    .select({ id: automationRuns.id })
    .from(automationRuns)
    .where(lte(automationRuns.nextTryAt, now))
    .orderBy(asc(automationRuns.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  const [row] = await db
    .update(automationRuns)
    .set({ nextTryAt: leaseUntil, attempts: sql`${automationRuns.attempts} + 1` })
    .where(eq(automationRuns.id, due.id))
    .returning()
  return row
}

/** Undefined when it has ended or was removed meanwhile. */
export const changeRun = async ({
  db,
  id,
  values,
}: On & { id: string; values: Partial<NewRun> }) => {
  const [row] = await db
    .update(automationRuns)
    .set(values)
    .where(and(eq(automationRuns.id, id), isNotNull(automationRuns.nextTryAt)))
    .returning()
  return row
}

/** Planned moments that nothing was begun for. */
export const deletePlanned = ({ db, automationId, after }: OfAutomation & { after: Date }) =>
  db
    .delete(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        eq(automationRuns.state, 'planned'),
        eq(automationRuns.isManual, false),
        gt(automationRuns.dueAt, after),
      ),
    )
