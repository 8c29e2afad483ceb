import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { conversationAccounts } from '../../../db/schema/audience/conversations.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'

export type AccountRow = typeof conversationAccounts.$inferSelect
export type AccountValues = Partial<typeof conversationAccounts.$inferInsert>

const selectFaces = (db: Db | Tx) =>
  db
    .select({
      connection: {
        id: connections.id,
        workspaceId: connections.workspaceId,
        network: connections.network,
        title: connections.title,
        handle: connections.handle,
        details: connections.details,
        scopes: connections.scopes,
        access: connections.access,
        isReadOnly: connections.isReadOnly,
        externalId: connections.externalId,
      },
      account: conversationAccounts,
    })
    .from(connections)
    .leftJoin(conversationAccounts, eq(conversationAccounts.connectionId, connections.id))

/** A connection with the state of its incoming; null where it was never switched on. */
export type FaceRow = Awaited<ReturnType<typeof selectFaces>>[number]

export const findFace = async ({
  db,
  connectionId,
}: {
  db: Db | Tx
  connectionId: string
}): Promise<FaceRow | undefined> => {
  const [row] = await selectFaces(db).where(eq(connections.id, connectionId))
  return row
}

export const listFaces = ({
  db,
  workspaceId,
  connectionIds,
}: {
  db: Db
  workspaceId: string
  connectionIds: readonly string[] | null
}): Promise<FaceRow[]> =>
  selectFaces(db)
    .where(
      and(
        eq(connections.workspaceId, workspaceId),
        connectionIds === null ? undefined : inArray(connections.id, [...connectionIds]),
      ),
    )
    .orderBy(connections.connectedAt, connections.id)

export const putAccount = async ({
  tx,
  values,
  changes,
}: {
  tx: Tx
  values: typeof conversationAccounts.$inferInsert
  changes: AccountValues
}) => {
  const [row] = await tx
    .insert(conversationAccounts)
    .values(values)
    .onConflictDoUpdate({ target: conversationAccounts.connectionId, set: changes })
    .returning()
  if (!row) throw new Error('The switch of an account was not written')
  return row
}

/** Told by the network: these are read as soon as possible. */
export const wakeAccounts = ({
  db,
  network,
  externalIds,
  now,
}: {
  db: Db | Tx
  network: AccountRow['network']
  externalIds: readonly string[]
  now: Date
}) =>
  externalIds.length === 0
    ? Promise.resolve([])
    : db
        .update(conversationAccounts)
        .set({
          nextAt: sql`least(${conversationAccounts.nextAt}, ${now.toISOString()}::timestamptz)`,
          toldAt: now,
          wokenAt: now,
        })
        .where(
          and(
            eq(conversationAccounts.network, network),
            eq(conversationAccounts.isOn, true),
            isNotNull(conversationAccounts.nextAt),
            sql`${conversationAccounts.connectionId} in (
              select id from connections where network = ${network} and external_id = any(${sql.param([...externalIds])}))`,
          ),
        )
        .returning({ connectionId: conversationAccounts.connectionId })

export const wakeAccount = ({
  db,
  connectionId,
  now,
}: {
  db: Db
  connectionId: string
  now: Date
}) =>
  db
    .update(conversationAccounts)
    .set({ nextAt: now, wokenAt: now })
    .where(
      and(
        eq(conversationAccounts.connectionId, connectionId),
        isNotNull(conversationAccounts.nextAt),
      ),
    )

/** Leases accounts that are due: one reading of an account at a time. */
export const claimAccounts = async ({
  db,
  clock,
  owner,
  leaseMs,
  limit,
}: {
  db: Db
  clock: DatabaseClock
  owner: string
  leaseMs: number
  limit: number
}): Promise<AccountRow[]> =>
  db
    .update(conversationAccounts)
    .set({
      leaseOwner: owner,
      leaseUntil: sql`${clock.now()} + make_interval(secs => ${leaseMs / 1000})`,
    })
    .where(
      sql`${conversationAccounts.connectionId} in (
        select connection_id from conversation_accounts
        where is_on and next_at <= ${clock.now()} and (lease_until is null or lease_until <= ${clock.now()})
        order by next_at limit ${limit} for update skip locked)`,
    )
    .returning()

/** Fenced by the owner of the lease: undefined when it was lost. */
export const saveReading = async ({
  tx,
  connectionId,
  owner,
  values,
}: {
  tx: Tx
  connectionId: string
  owner: string
  values: AccountValues
}) => {
  const [row] = await tx
    .update(conversationAccounts)
    .set(values)
    .where(
      and(
        eq(conversationAccounts.connectionId, connectionId),
        eq(conversationAccounts.leaseOwner, owner),
      ),
    )
    .returning()
  return row
}

/** How many threads people were told of in this hour, this one included. */
export const countNotice = async ({
  tx,
  connectionId,
  hour,
}: {
  tx: Tx
  connectionId: string
  hour: Date
}): Promise<number> => {
  const isSame = sql`${conversationAccounts.noticesHour} = ${hour.toISOString()}::timestamptz`
  const [row] = await tx
    .update(conversationAccounts)
    .set({
      notices: sql`case when ${isSame} then ${conversationAccounts.notices} + 1 else 1 end`,
      noticesHour: hour,
    })
    .where(eq(conversationAccounts.connectionId, connectionId))
    .returning({ notices: conversationAccounts.notices })
  return row?.notices ?? 1
}
