import { and, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { reportLinks } from '../../../db/schema/insight/analytics-groups.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

export type LinkRow = typeof reportLinks.$inferSelect

/** Links that have not expired. */
export const listLinks = ({ db, workspaceId, now }: InWorkspace & { now: Date }) =>
  db
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.workspaceId, workspaceId), gt(reportLinks.expiresAt, now)))
    .orderBy(desc(reportLinks.id))

export const insertLink = async ({
  db,
  values,
}: {
  db: Db | Tx
  values: typeof reportLinks.$inferInsert
}): Promise<LinkRow> => {
  const [row] = await db.insert(reportLinks).values(values).returning()
  if (!row) throw new Error('The link was not stored')
  return row
}

export const deleteLink = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const gone = await db
    .delete(reportLinks)
    .where(and(eq(reportLinks.workspaceId, workspaceId), eq(reportLinks.id, id)))
    .returning({ id: reportLinks.id })
  return gone.length > 0
}

export const findLink = async ({ db, tokenHash }: { db: Db; tokenHash: string }) => {
  const [row] = await db.select().from(reportLinks).where(eq(reportLinks.tokenHash, tokenHash))
  return row
}

export const countOpening = ({ db, id, now }: { db: Db; id: string; now: Date }) =>
  db
    .update(reportLinks)
    .set({ openCount: sql`${reportLinks.openCount} + 1`, openedAt: now })
    .where(eq(reportLinks.id, id))

export const deleteExpiredLinks = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(reportLinks).where(lt(reportLinks.expiresAt, before))

/** Without the hashes of the token and of the password. */
export const listLinksOf = ({ db, workspaceIds }: { db: Db; workspaceIds: readonly string[] }) => {
  const { tokenHash, passwordHash, ...columns } = getTableColumns(reportLinks)
  return db
    .select(columns)
    .from(reportLinks)
    .where(inArray(reportLinks.workspaceId, [...workspaceIds]))
    .orderBy(reportLinks.id)
}
