import { and, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { ownershipOffers } from '../../../db/schema/identity/workspaces.ts'

type InWorkspace = { workspaceId: string }

/** Undefined when there is none or it has expired. */
export const findOffer = async ({
  db,
  workspaceId,
  now,
}: InWorkspace & { db: Db | Tx; now: Date }) => {
  const [row] = await db
    .select({
      toUserId: ownershipOffers.toUserId,
      expiresAt: ownershipOffers.expiresAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(ownershipOffers)
    .innerJoin(users, eq(users.id, ownershipOffers.toUserId))
    .where(and(eq(ownershipOffers.workspaceId, workspaceId), gt(ownershipOffers.expiresAt, now)))
  return row ?? null
}

export const saveOffer = ({
  db,
  ...values
}: InWorkspace & { db: Tx; toUserId: string; createdAt: Date; expiresAt: Date }) =>
  db
    .insert(ownershipOffers)
    .values(values)
    .onConflictDoUpdate({ target: ownershipOffers.workspaceId, set: values })

/** False when there was none. */
export const deleteOffer = async ({ db, workspaceId }: InWorkspace & { db: Tx }) => {
  const rows = await db
    .delete(ownershipOffers)
    .where(eq(ownershipOffers.workspaceId, workspaceId))
    .returning({ toUserId: ownershipOffers.toUserId })
  return rows.length > 0
}

export const deleteOffersTo = ({
  db,
  workspaceId,
  userId,
}: InWorkspace & { db: Tx; userId: string }) =>
  db
    .delete(ownershipOffers)
    .where(and(eq(ownershipOffers.workspaceId, workspaceId), eq(ownershipOffers.toUserId, userId)))

export const listOffersTo = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(ownershipOffers).where(eq(ownershipOffers.toUserId, userId))
