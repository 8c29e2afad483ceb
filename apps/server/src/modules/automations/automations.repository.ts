import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { automations } from '../../db/schema/automations.ts'

type On = { db: Db | Tx }
type One = On & { workspaceId: string; id: number }

export type AutomationRow = typeof automations.$inferSelect
export type NewAutomation = typeof automations.$inferInsert

const isOne = ({ workspaceId, id }: Omit<One, 'db'>) =>
  and(eq(automations.workspaceId, workspaceId), eq(automations.id, id))

/** Undefined when the idempotency key was used before. */
export const insertAutomation = async ({ db, values }: On & { values: NewAutomation }) => {
  const [row] = await db
    .insert(automations)
    .values(values)
    .onConflictDoNothing({ target: [automations.workspaceId, automations.key] })
    .returning()
  return row
}

export const findAutomation = async ({ db, ...one }: One) => {
  const [row] = await db.select().from(automations).where(isOne(one))
  return row
}

export const findAutomationByKey = async ({
  db,
  workspaceId,
  key,
}: On & { workspaceId: string; key: string }) => {
  const [row] = await db
    .select()
    .from(automations)
    .where(and(eq(automations.workspaceId, workspaceId), eq(automations.key, key)))
  return row
}

export const lockAutomation = async ({ db, id }: { db: Tx; id: number }) => {
  const [row] = await db.select().from(automations).where(eq(automations.id, id)).for('update')
  return row
}

export const listAutomations = ({ db, workspaceId }: On & { workspaceId: string }) =>
  db
    .select()
    .from(automations)
    .where(eq(automations.workspaceId, workspaceId))
    .orderBy(asc(automations.id))

export const changeAutomation = async ({
  db,
  id,
  values,
}: On & { id: number; values: Partial<NewAutomation> }) => {
  const [row] = await db.update(automations).set(values).where(eq(automations.id, id)).returning()
  return row
}

/** Undefined when the version has changed or it was deleted. */
export const updateAutomation = async ({
  db,
  version,
  values,
  ...one
}: One & { version: number; values: Partial<NewAutomation> }) => {
  const [row] = await db
    .update(automations)
    .set({ ...values, version: version + 1 })
    .where(and(isOne(one), eq(automations.version, version)))
    .returning()
  return row
}

export const deleteAutomation = async ({ db, ...one }: One) => {
  const rows = await db.delete(automations).where(isOne(one)).returning({ id: automations.id })
  return rows.length > 0
}

/** Working ones that are not planned up to the moment, in all workspaces. */
export const listUnplanned = ({
  db,
  until,
  afterId,
  limit,
}: On & { until: Date; afterId: number; limit: number }) =>
  db
    .select({ id: automations.id })
    .from(automations)
    .where(
      and(
        isNull(automations.pausedAt),
        lt(automations.plannedUntil, until),
        gt(automations.id, afterId),
      ),
    )
    .orderBy(asc(automations.id))
    .limit(limit)
