import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { pushKeys, pushSubscriptions } from '../../db/schema/push.ts'
import { sessions } from '../../db/schema/sessions.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

type OfUser = { db: Db | Tx; userId: string }

export const findKeys = async ({ db }: { db: Db | Tx }) => {
  const [row] = await db.select().from(pushKeys).orderBy(asc(pushKeys.createdAt)).limit(1)
  return row
}

/** Next to the advisory locks of migrations, services and events. */
const KEYS_LOCK = 7_421_004

/** Until the transaction ends: two processes must not make two pairs. */
export const lockKeys = ({ db }: { db: Tx }) =>
  db.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`)

export const insertKeys = ({ db, ...row }: typeof pushKeys.$inferInsert & { db: Tx }) =>
  db.insert(pushKeys).values(row)

/** A browser that another user has signed in to since is theirs. */
export const putSubscription = async ({
  db,
  ...row
}: Omit<SubscriptionRow, 'createdAt'> & { db: Tx; createdAt: Date }) => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, row.endpointHash))
  await db.insert(pushSubscriptions).values(row)
}

/** Of sessions that are open: after a sign-out nothing is shown on the device. */
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
