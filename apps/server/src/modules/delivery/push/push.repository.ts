import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { pushKeys, pushSubscriptions } from '../../../db/schema/delivery/push.ts'
import { sessions } from '../../../db/schema/identity/sessions.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

type OfUser = { db: Db | Tx; userId: string }

export const findKeys = async ({ db }: { db: Db | Tx }) => {
  const [row] = await db.select().from(pushKeys).orderBy(asc(pushKeys.createdAt)).limit(1)
  return row
}

/** Next to the advisory locks of migrations, services and events. */
const KEYS_LOCK = 7_421_004

/** Until the transaction ends: prevents two processes from generating two pairs. */
export const lockKeys = ({ db }: { db: Tx }) =>
  db.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`)

export const insertKeys = ({ db, ...row }: typeof pushKeys.$inferInsert & { db: Tx }) =>
  db.insert(pushKeys).values(row)

/** Reassigns the browser when another user has signed in to it. */
export const putSubscription = async ({
  db,
  ...row
}: Omit<SubscriptionRow, 'createdAt'> & { db: Tx; createdAt: Date }) => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, row.endpointHash))
  await db.insert(pushSubscriptions).values(row)
}

/** The newest are kept. */
export const keepNewest = ({ db, userId, count }: { db: Tx; userId: string; count: number }) => {
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(count)
  return db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)))
}

/** Only those of open sessions: after a sign-out nothing is shown on the device. */
export const listSubscriptions = ({ db, userId }: OfUser) =>
  db
    .select({ subscription: pushSubscriptions, device: sessions.device })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(asc(pushSubscriptions.id))

export const deleteSubscription = async ({ db, userId, id }: OfUser & { id: string }) => {
  const rows = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}
