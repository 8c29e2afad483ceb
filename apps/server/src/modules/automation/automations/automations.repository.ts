import { and, asc, eq, getTableColumns, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { automations } from '../../../db/schema/automation/automations.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaces } from '../../../db/schema/identity/workspaces.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type On = { db: Db | Tx }
type AutomationKey = On & { workspaceId: string; id: number }

export type AutomationRow = typeof automations.$inferSelect
export type NewAutomation = typeof automations.$inferInsert

const hasKey = ({ workspaceId, id }: Omit<AutomationKey, 'db'>) =>
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

export const findAutomation = async ({ db, ...one }: AutomationKey) => {
  const [row] = await db.select().from(automations).where(hasKey(one))
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

/** Row lock: serializes planning, saving and pausing. */
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

export const deleteAutomation = async ({ db, ...one }: AutomationKey) => {
  const rows = await db.delete(automations).where(hasKey(one)).returning({ id: automations.id })
  return rows.length > 0
}

/** Locks the active rules due for planning, in open workspaces; skips rows locked by another transaction. */
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

/** Rules of the user's workspaces, and the user's own rules in others. */
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
      // Sort key of the pages.
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
