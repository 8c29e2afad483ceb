import type { Network } from '@kadr/contract/networks'
import { and, asc, count, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
import { connections } from '../../db/schema/connections.ts'
import { subscriptions } from '../../db/schema/subscriptions.ts'
import { workspaceMembers } from '../../db/schema/workspaces.ts'
import type { Page } from '../../platform/read-pages.ts'

export type ConnectionRow = typeof connections.$inferSelect
export type NewConnection = typeof connections.$inferInsert & { id: string }

type InWorkspace = { db: Db | Tx; workspaceId: string }

export const listConnections = ({ db, workspaceId }: InWorkspace) =>
  db
    .select()
    .from(connections)
    .where(eq(connections.workspaceId, workspaceId))
    .orderBy(asc(connections.connectedAt), asc(connections.id))

type OneOfWorkspace = InWorkspace & { network: Network; id: string }

const isOne = ({ workspaceId, network, id }: Omit<OneOfWorkspace, 'db'>) =>
  and(
    eq(connections.id, id),
    eq(connections.workspaceId, workspaceId),
    eq(connections.network, network),
  )

export const findConnection = async ({ db, ...one }: OneOfWorkspace) => {
  const [row] = await db.select().from(connections).where(isOne(one))
  return row
}

export const deleteConnection = async ({ db, ...one }: OneOfWorkspace) => {
  const [row] = await db.delete(connections).where(isOne(one)).returning()
  return row
}

export const hasConnectionOf = async ({
  db,
  workspaceId,
  network,
}: InWorkspace & { network: Network }) => {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.workspaceId, workspaceId), eq(connections.network, network)))
    .limit(1)
  return rows.length > 0
}

/** The connection of an account in any workspace, locked until the transaction ends. */
export const lockByAccount = async ({
  db,
  network,
  externalId,
}: {
  db: Tx
  network: Network
  externalId: string
}) => {
  const [row] = await db
    .select()
    .from(connections)
    .where(and(eq(connections.network, network), eq(connections.externalId, externalId)))
    .for('update')
  return row
}

/** Undefined when the account was connected concurrently. */
export const insertConnection = async ({ db, values }: { db: Tx; values: NewConnection }) => {
  const [row] = await db.insert(connections).values(values).onConflictDoNothing().returning()
  return row
}

export const updateConnection = async ({
  db,
  id,
  values,
}: {
  db: Tx
  id: string
  values: Partial<Omit<NewConnection, 'id' | 'workspaceId'>>
}) => {
  const [row] = await db
    .update(connections)
    .set({ ...values, version: sql`${connections.version} + 1` })
    .where(eq(connections.id, id))
    .returning()
  if (!row) throw new Error('The locked connection is gone')
  return row
}

/** Connections in all workspaces of an owner: the owner's plan limits them. */
const isOwnedBy = ({ db, userId }: { db: Db | Tx; userId: string }) =>
  inArray(
    connections.workspaceId,
    db
      .select({ id: workspaceMembers.workspaceId })
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.role, 'owner'))),
  )

export const countWithinLimit = async ({ db, userId }: { db: Db | Tx; userId: string }) => {
  const [row] = await db
    .select({ n: count() })
    .from(connections)
    .where(and(isOwnedBy({ db, userId }), eq(connections.isReadOnly, false)))
  return row?.n ?? 0
}

export const listOwnedBy = ({ db, userId }: { db: Db | Tx; userId: string }) =>
  db
    .select()
    .from(connections)
    .where(isOwnedBy({ db, userId }))
    .orderBy(asc(connections.connectedAt), asc(connections.id))

export const setReadOnly = ({
  db,
  ids,
  isReadOnly,
}: {
  db: Tx
  ids: readonly string[]
  isReadOnly: boolean
}) =>
  db
    .update(connections)
    .set({ isReadOnly })
    .where(inArray(connections.id, [...ids]))

/** Owners whose paid plan has expired and who have more active connections than the free plan allows. */
export const listOverFreeLimit = ({
  db,
  now,
  freeLimit,
  after,
  limit,
}: Page & { db: Db; now: Date; freeLimit: number }) =>
  db
    .select({ id: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.userId, subscriptions.userId), eq(workspaceMembers.role, 'owner')),
    )
    .innerJoin(connections, eq(connections.workspaceId, workspaceMembers.workspaceId))
    .where(
      and(
        ne(subscriptions.plan, 'FREE'),
        lte(subscriptions.expiresAt, now),
        eq(connections.isReadOnly, false),
        isAfter(subscriptions.userId, after),
      ),
    )
    .groupBy(subscriptions.userId)
    .having(gt(count(), freeLimit))
    .orderBy(asc(subscriptions.userId))
    .limit(limit)
