import { and, asc, eq, getTableColumns, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { automations } from '../../db/schema/automations.ts'
import { users } from '../../db/schema/users.ts'
import { workspaces } from '../../db/schema/workspaces.ts'
import type { Page } from '../../platform/read-pages.ts'

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

/** Locked until the transaction ends: planning, saving and pausing take turns. */
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

export const listAuthors = ({ db, workspaceId }: On & { workspaceId: string }) =>
  db
    .selectDistinct({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(automations)
    .innerJoin(users, eq(users.id, automations.authorId))
    .where(eq(automations.workspaceId, workspaceId))

export const changeAutomation = async ({
  db,
  id,
  values,
}: On & { id: number; values: Partial<NewAutomation> }) => {
  const [row] = await db.update(automations).set(values).where(eq(automations.id, id)).returning()
  if (!row) throw new Error('The automation is gone though it is locked')
  return row
}

export const deleteAutomation = async ({ db, ...one }: One) => {
  const rows = await db.delete(automations).where(isOne(one)).returning({ id: automations.id })
  return rows.length > 0
}

/** Working ones whose next moment has to be looked at, in all open workspaces. */
/** Working rules to be planned, locked; without those another transaction has locked. */
export const lockDue = async ({ db, now, limit }: { db: Tx; now: Date; limit: number }) => {
  const rows = await db
    .select({ automation: automations })
    .from(automations)
    .innerJoin(workspaces, eq(workspaces.id, automations.workspaceId))
    .where(
      and(
        isNull(automations.pausedAt),
        isNull(workspaces.closedAt),
        lte(automations.nextPlanAt, now),
      ),
    )
    .orderBy(asc(automations.id))
    .limit(limit)
    .for('update', { of: automations, skipLocked: true })
  return rows.map(({ automation }) => automation)
}

/** In workspaces of the user, and their own in others. */
export const listForUser = ({
  db,
  userId,
  workspaceIds,
  after,
  limit,
}: On & Page & { userId: string; workspaceIds: readonly string[] }) =>
  db
    .select({
      ...getTableColumns(automations),
      // Pages are read by it.
      id: automations.uid,
      number: automations.id,
    })
    .from(automations)
    .where(
      and(
        or(
          eq(automations.authorId, userId),
          ...workspaceIds.map((id) => eq(automations.workspaceId, id)),
        ),
        after === undefined ? undefined : gt(automations.uid, after),
      ),
    )
    .orderBy(asc(automations.uid))
    .limit(limit)
