import { eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { botParkedUpdates } from '../../../db/schema/bot/bot-parked-updates.ts'

type ParkedRow = typeof botParkedUpdates.$inferSelect

/** False for an update that is parked already. */
export const insertParked = async ({ db, ...row }: ParkedRow & { db: Tx }): Promise<boolean> => {
  const rows = await db
    .insert(botParkedUpdates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: botParkedUpdates.id })
  return rows.length > 0
}

export const findParked = async ({ db, id }: { db: Db; id: number }) => {
  const [row] = await db.select().from(botParkedUpdates).where(eq(botParkedUpdates.id, id))
  return row
}

export const deleteParked = ({ db, id }: { db: Db; id: number }) =>
  db.delete(botParkedUpdates).where(eq(botParkedUpdates.id, id))

export const deleteParkedBefore = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(botParkedUpdates).where(lt(botParkedUpdates.createdAt, moment))

export const listParkedOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({ update: botParkedUpdates.update, createdAt: botParkedUpdates.createdAt })
    .from(botParkedUpdates)
    .where(eq(botParkedUpdates.userId, userId))
