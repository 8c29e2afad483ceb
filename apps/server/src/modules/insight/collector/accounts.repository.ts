import type { Network } from '@kadr/contract/publishing/networks'
import { newId } from '@kadr/kit/new-id'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { analyticsAccounts, metricSubjects } from '../../../db/schema/insight/analytics.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'

export type AccountRow = typeof analyticsAccounts.$inferSelect

type NewAccount = Pick<
  AccountRow,
  | 'workspaceId'
  | 'network'
  | 'externalId'
  | 'title'
  | 'handle'
  | 'avatarUrl'
  | 'profileUrl'
  | 'details'
> & { connectionId?: string; isTracked?: boolean }

/** Inserts or updates the account and makes it due. */
export const saveAccount = async ({
  tx,
  values,
  now,
}: {
  tx: Tx
  values: NewAccount
  now: Date
}): Promise<AccountRow> => {
  const { connectionId, isTracked, title, handle, avatarUrl, profileUrl, details } = values
  const [row] = await tx
    .insert(analyticsAccounts)
    .values({ id: newId(now.getTime()), ...values })
    .onConflictDoUpdate({
      target: [
        analyticsAccounts.workspaceId,
        analyticsAccounts.network,
        analyticsAccounts.externalId,
      ],
      set: {
        title,
        handle,
        avatarUrl,
        profileUrl,
        details,
        ...(connectionId && { connectionId }),
        ...(isTracked && { isTracked }),
      },
    })
    .returning()
  if (!row) throw new Error('The account was not stored')
  const { id, workspaceId, network } = row
  await tx
    .insert(metricSubjects)
    .values({ id, workspaceId, kind: 'account', network, accountId: id, nextAt: now })
    .onConflictDoUpdate({ target: metricSubjects.id, set: { nextAt: now, failureCount: 0 } })
  return row
}

export const findConnectionProfile = async ({ tx, id }: { tx: Tx; id: string }) => {
  const [row] = await tx
    .select({
      connectionId: connections.id,
      workspaceId: connections.workspaceId,
      network: connections.network,
      externalId: connections.externalId,
      title: connections.title,
      handle: connections.handle,
      avatarUrl: connections.avatarUrl,
      profileUrl: connections.profileUrl,
      details: connections.details,
    })
    .from(connections)
    .where(eq(connections.id, id))
    .for('key share')
  return row
}

/** Connections whose figures are not collected yet. */
export const listUnadopted = async ({ db, limit }: { db: Db; limit: number }) => {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .leftJoin(analyticsAccounts, eq(analyticsAccounts.connectionId, connections.id))
    .where(isNull(analyticsAccounts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export const findAccountOfConnection = async ({
  db,
  connectionId,
}: {
  db: Db | Tx
  connectionId: string
}) => {
  const [row] = await db
    .select()
    .from(analyticsAccounts)
    .where(eq(analyticsAccounts.connectionId, connectionId))
  return row
}

/** Active connections of a network that may read third-party accounts. */
export const listReaders = async ({
  db,
  workspaceId,
  network,
}: {
  db: Db
  workspaceId: string
  network: Network
}) => {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.workspaceId, workspaceId),
        eq(connections.network, network),
        eq(connections.access, 'active'),
      ),
    )
    .orderBy(connections.id)
  return rows.map(({ id }) => id)
}

/** Figures of the accounts of a person, in every workspace; those others track by their public page stay. */
export const deletePersonFigures = ({
  tx,
  network,
  personId,
}: {
  tx: Tx
  network: Network
  personId: string
}) =>
  tx
    .delete(analyticsAccounts)
    .where(
      and(
        eq(analyticsAccounts.network, network),
        eq(analyticsAccounts.isTracked, false),
        or(
          eq(analyticsAccounts.externalId, personId),
          sql`${analyticsAccounts.details} ->> 'userId' = ${personId}`,
        ),
      ),
    )

export const markListed = ({ db, id, now }: { db: Db | Tx; id: string; now: Date }) =>
  db.update(analyticsAccounts).set({ listedAt: now }).where(eq(analyticsAccounts.id, id))

/** Stores metrics that the network refused, and drops expired ones. */
export const rememberRefusals = ({
  tx,
  id,
  keys,
  until,
  now,
}: {
  tx: Tx
  id: string
  keys: readonly string[]
  until: Date
  now: Date
}) => {
  const added = Object.fromEntries(keys.map((key) => [key, until.toISOString()]))
  return tx
    .update(analyticsAccounts)
    .set({
      refusedMetrics: sql`(
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${analyticsAccounts.refusedMetrics})
        where value #>> '{}' > ${now.toISOString()}
      ) || ${JSON.stringify(added)}::jsonb`,
    })
    .where(eq(analyticsAccounts.id, id))
}

/** Makes subjects of the workspace due that were not read recently; returns their number. */
export const makeDue = async ({
  db,
  workspaceId,
  accountIds,
  readBefore,
  now,
}: {
  db: Db | Tx
  workspaceId: string
  /** All accounts of the workspace when absent. */
  accountIds?: readonly string[]
  readBefore: Date
  now: Date
}): Promise<number> => {
  const rows = await db
    .update(metricSubjects)
    .set({ nextAt: now })
    .where(
      and(
        eq(metricSubjects.workspaceId, workspaceId),
        accountIds && inArray(metricSubjects.accountId, [...accountIds]),
        sql`coalesce(${metricSubjects.readAt}, '-infinity') <= ${readBefore.toISOString()}`,
        sql`coalesce(${metricSubjects.nextAt}, 'infinity') > ${now.toISOString()}`,
      ),
    )
    .returning({ id: metricSubjects.id })
  return rows.length
}
