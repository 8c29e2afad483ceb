import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { automationItems } from '../../../../db/schema/automation/automations.ts'

type OfAutomation = { db: Db | Tx; automationId: number }

/** In order of appearance. */
export const listUsableItems = ({ db, automationId, limit }: OfAutomation & { limit: number }) =>
  db
    .select({ key: automationItems.key, title: automationItems.title })
    .from(automationItems)
    .where(and(eq(automationItems.automationId, automationId), eq(automationItems.isOld, false)))
    .orderBy(asc(automationItems.createdAt), asc(automationItems.key))
    .limit(limit)

export const findItem = async ({ db, automationId, key }: OfAutomation & { key: string }) => {
  const [row] = await db
    .select()
    .from(automationItems)
    .where(and(eq(automationItems.automationId, automationId), eq(automationItems.key, key)))
  return row
}

/** Idempotent: existing items stay, except that those of a price list are updated. */
export const insertItems = async ({
  db,
  values,
  areUpdated,
}: {
  db: Tx
  values: (typeof automationItems.$inferInsert)[]
  areUpdated: boolean
}) => {
  if (values.length === 0) return
  const insert = db.insert(automationItems).values(values)
  await (areUpdated
    ? insert.onConflictDoUpdate({
        target: [automationItems.automationId, automationItems.key],
        set: {
          title: sql`excluded.title`,
          text: sql`excluded.text`,
          url: sql`excluded.url`,
        },
      })
    : insert.onConflictDoNothing())
}

/** No run takes it any more. */
export const retireItem = ({ db, automationId, key }: OfAutomation & { key: string }) =>
  db
    .update(automationItems)
    .set({ isOld: true })
    .where(and(eq(automationItems.automationId, automationId), eq(automationItems.key, key)))

export const deleteItemsOf = ({ db, automationId, prefix }: OfAutomation & { prefix: string }) =>
  db
    .delete(automationItems)
    .where(
      and(
        eq(automationItems.automationId, automationId),
        sql`starts_with(${automationItems.key}, ${prefix})`,
      ),
    )

export const deleteItems = ({ db, automationId }: OfAutomation) =>
  db.delete(automationItems).where(eq(automationItems.automationId, automationId))
