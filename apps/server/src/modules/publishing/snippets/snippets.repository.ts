import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { snippets } from '../../../db/schema/publishing/labels.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type SnippetRow = typeof snippets.$inferSelect

export const listRows = ({
  db,
  workspaceId,
}: {
  db: Db | Tx
  workspaceId: string
}): Promise<SnippetRow[]> =>
  db
    .select()
    .from(snippets)
    .where(eq(snippets.workspaceId, workspaceId))
    .orderBy(asc(snippets.name))

/** Serializes changes of a workspace, so that its limit and the names hold. */
export const lockSnippets = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`snippets:${workspaceId}`}, 0))`)

export const insertSnippet = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof snippets.$inferInsert
}): Promise<SnippetRow> => {
  const [row] = await tx.insert(snippets).values(values).returning()
  if (!row) throw new Error('A snippet was not written')
  return row
}

export const updateRow = async ({
  tx,
  workspaceId,
  id,
  values,
}: {
  tx: Tx
  workspaceId: string
  id: string
  values: Partial<typeof snippets.$inferInsert>
}): Promise<SnippetRow | undefined> => {
  const [row] = await tx
    .update(snippets)
    .set(values)
    .where(and(eq(snippets.workspaceId, workspaceId), eq(snippets.id, id)))
    .returning()
  return row
}

export const deleteRow = async ({
  db,
  workspaceId,
  id,
}: {
  db: Db
  workspaceId: string
  id: string
}): Promise<boolean> => {
  const gone = await db
    .delete(snippets)
    .where(and(eq(snippets.workspaceId, workspaceId), eq(snippets.id, id)))
    .returning({ id: snippets.id })
  return gone.length > 0
}

export const listSnippetsOfOwner = ({
  db,
  userId,
  after,
  limit,
}: Page & { db: Db; userId: string }) =>
  db
    .select(getTableColumns(snippets))
    .from(snippets)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, snippets.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(snippets.id, after),
      ),
    )
    .orderBy(asc(snippets.id))
    .limit(limit)
