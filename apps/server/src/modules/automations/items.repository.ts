import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { automationItems } from '../../db/schema/automations.ts'

type OfAutomation = { db: Db | Tx; automationId: number }

export type ItemRow = typeof automationItems.$inferSelect

/** In the order they appeared. */
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
