import type { KeyEnd } from '@kadr/contract/integrations/api-keys'
import { and, asc, count, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { apiKeys } from '../../../db/schema/integrations/api-keys.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

const listed = {
  key: getTableColumns(apiKeys),
  owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
}

/** Those that work first, the newest of them at the top. */
export const listKeys = ({ db, workspaceId }: { db: Db; workspaceId: string }) =>
  db
    .select(listed)
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(sql`${apiKeys.endedAt} is not null`, desc(apiKeys.id))

export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number]

export const readKey = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db
    .select(listed)
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.id, id))
  return row
}

/** Serializes changes of a workspace, so that its limit holds. */
export const lockKeys = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${workspaceId}`}, 0))`)

export const countOpenKeys = async ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) => {
  const [row] = await tx
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), isNull(apiKeys.endedAt)))
  return row?.count ?? 0
}

export const insertKey = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof apiKeys.$inferInsert
}): Promise<string> => {
  const [row] = await tx.insert(apiKeys).values(values).returning({ id: apiKeys.id })
  if (!row) throw new Error('A key was not written')
  return row.id
}

/** The key of the workspace, or the one with this hash; undefined when there is none that works. */
export const endKey = async ({
  tx,
  which,
  at,
  by,
}: {
  tx: Tx
  which: { workspaceId: string; id: string } | { hash: string }
  at: Date
  by: Exclude<KeyEnd, 'expired'>
}): Promise<ApiKeyRow | undefined> => {
  const isIt =
    'hash' in which
      ? eq(apiKeys.hash, which.hash)
      : and(eq(apiKeys.workspaceId, which.workspaceId), eq(apiKeys.id, which.id))
  const [row] = await tx
    .update(apiKeys)
    .set({ endedAt: at, endedBy: by })
    .where(and(isIt, isNull(apiKeys.endedAt)))
    .returning()
  return row
}

export const isKeyOf = async ({
  db,
  workspaceId,
  id,
}: {
  db: Db | Tx
  workspaceId: string
  id: string
}) => {
  const rows = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)))
  return rows.length > 0
}

export const findKeyByHash = async ({ db, hash }: { db: Db; hash: string }) => {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.endedAt)))
  return row
}

/** Written at most once a minute: a busy key costs no more than an idle one. */
export const noteUse = ({
  db,
  id,
  at,
  from,
  before,
}: {
  db: Db
  id: string
  at: Date
  from: string
  before: Date
}) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: at, lastUsedFrom: from })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))

export const listKeysOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      hint: apiKeys.hint,
      scopes: apiKeys.scopes,
      ceiling: apiKeys.ceiling,
      mayPublish: apiKeys.mayPublish,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      lastUsedFrom: apiKeys.lastUsedFrom,
      endedAt: apiKeys.endedAt,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isAfter(apiKeys.id, after)))
    .orderBy(asc(apiKeys.id))
    .limit(limit)
