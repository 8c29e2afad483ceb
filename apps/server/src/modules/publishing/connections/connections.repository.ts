import type { Network } from '@kadr/contract/publishing/networks'
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { paidPeriods } from '../../../db/schema/money/paid-periods.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ConnectionRow = typeof connections.$inferSelect
export type NewConnection = typeof connections.$inferInsert & { id: string }

type InWorkspace = { db: Db | Tx; workspaceId: string }

const connectionsOf = prepareOnce((db) =>
  db
    .select()
    .from(connections)
    .where(eq(connections.workspaceId, sql.placeholder('workspaceId')))
    .orderBy(asc(connections.connectedAt), asc(connections.id))
    .prepare('connections_of_workspace'),
)

export const listConnections = ({ db, workspaceId }: InWorkspace) =>
  connectionsOf(db).execute({ workspaceId })

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

/** In any workspace. */
export const listTaken = async ({
  db,
  network,
  externalIds,
}: {
  db: Db
  network: Network
  externalIds: readonly string[]
}): Promise<string[]> => {
  const rows = await db
    .select({ externalId: connections.externalId })
    .from(connections)
    .where(and(eq(connections.network, network), inArray(connections.externalId, [...externalIds])))
  return rows.map(({ externalId }) => externalId)
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

/** Accounts a person connected by one application, in any workspace: by their id in it, or that of the account. */
export const listByPerson = ({
  db,
  network,
  method,
  personId,
}: {
  db: Db | Tx
  network: Network
  method: string
  personId: string
}) =>
  db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.network, network),
        eq(connections.method, method),
        or(
          eq(connections.externalId, personId),
          sql`${connections.details} ->> 'userId' = ${personId}`,
        ),
      ),
    )
    .orderBy(asc(connections.id))

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

/** The tokens stay, so does their version. */
export const setSignature = async ({
  db,
  workspaceId,
  id,
  signature,
}: InWorkspace & { id: string; signature: string }): Promise<ConnectionRow | undefined> => {
  const [row] = await db
    .update(connections)
    .set({ signature })
    .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id)))
    .returning()
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
    .orderBy(
      sql`${connections.keptAt} asc nulls last`,
      asc(connections.connectedAt),
      asc(connections.id),
    )

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

export const setKept = async ({
  db,
  ids,
  keptAt,
}: {
  db: Tx
  ids: readonly string[]
  keptAt: Date | null
}): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(connections)
    .set({ keptAt })
    .where(inArray(connections.id, [...ids]))
}

/** Owners with more active connections than their plan allows at this moment, who once had a paid plan. */
export const listOverLimit = async ({
  db,
  now,
  freeLimit,
  after,
  limit,
}: Page & { db: Db; now: Date; freeLimit: number }) => {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    select owner.user_id as id
    from ${workspaceMembers} owner
    join ${connections} own on own.workspace_id = owner.workspace_id and not own.is_read_only
    join lateral (
      select case when ends_at > ${moment} then (limits ->> 'connectedAccounts')::int
        else ${freeLimit}::int end as allowed
      from ${paidPeriods} period
      where period.user_id = owner.user_id and starts_at <= ${moment} and ends_at > starts_at
      order by ends_at > ${moment} desc, starts_at desc, ends_at desc limit 1
    ) terms on terms.allowed >= 0
    where owner.role = 'owner' and (${after ?? null}::uuid is null or owner.user_id > ${after ?? null}::uuid)
    group by owner.user_id, terms.allowed
    having count(*) > terms.allowed
    order by owner.user_id
    limit ${limit}`)
  return rows
}
