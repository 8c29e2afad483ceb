import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { resourceFolders, resources } from '../../../db/schema/library/resources.ts'

type OfWorkspace = { db: Db | Tx; workspaceId: string }
export type FolderRow = typeof resourceFolders.$inferSelect

const columns = {
  id: resourceFolders.id,
  name: resourceFolders.name,
  parentId: resourceFolders.parentId,
  count: sql<number>`(select count(*)::int from ${resources}
    where ${resources.folderId} = "resource_folders"."id" and ${resources.deletedAt} is null)`,
}

export const listFolders = ({ db, workspaceId }: OfWorkspace) =>
  db
    .select(columns)
    .from(resourceFolders)
    .where(eq(resourceFolders.workspaceId, workspaceId))
    .orderBy(sql`${resourceFolders.sortName} collate "C"`, asc(resourceFolders.id))

export const findFolder = async ({ db, workspaceId, id }: OfWorkspace & { id: string }) => {
  const [row] = await db
    .select(columns)
    .from(resourceFolders)
    .where(and(eq(resourceFolders.id, id), eq(resourceFolders.workspaceId, workspaceId)))
  return row
}

/** The folder and its ancestors, innermost first. */
export const listAncestors = async ({ db, workspaceId, id }: OfWorkspace & { id: string }) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive above(id, parent_id, depth) as (
      select f.id, f.parent_id, 1 from resource_folders f
        where f.id = ${id} and f.workspace_id = ${workspaceId}
      union all
      select f.id, f.parent_id, above.depth + 1 from resource_folders f
        join above on f.id = above.parent_id where above.depth < 100
    ) select id from above order by depth`)
  return rows.map((row) => row.id)
}

export const insertFolder = async ({
  db,
  row,
}: {
  db: Tx
  row: { workspaceId: string; parentId: string | null; name: string; sortName: string }
}) => {
  const [inserted] = await db
    .insert(resourceFolders)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: resourceFolders.id })
  return inserted?.id
}

export const findRootFolder = async ({
  db,
  workspaceId,
  sortName,
}: OfWorkspace & { sortName: string }) => {
  const [row] = await db
    .select({ id: resourceFolders.id })
    .from(resourceFolders)
    .where(
      and(
        eq(resourceFolders.workspaceId, workspaceId),
        isNull(resourceFolders.parentId),
        eq(resourceFolders.sortName, sortName),
      ),
    )
  return row?.id
}

export const isNameTaken = async ({
  db,
  workspaceId,
  parentId,
  sortName,
  exceptId,
}: OfWorkspace & { parentId: string | null; sortName: string; exceptId: string }) => {
  const { rows } = await db.execute(sql`
    select 1 from resource_folders where workspace_id = ${workspaceId}
      and parent_id is not distinct from ${parentId}::uuid
      and sort_name = ${sortName} and id <> ${exceptId} limit 1`)
  return rows.length > 0
}

export const updateFolder = ({
  db,
  id,
  change,
}: {
  db: Tx
  id: string
  change: Partial<Pick<FolderRow, 'name' | 'sortName' | 'parentId'>>
}) => db.update(resourceFolders).set(change).where(eq(resourceFolders.id, id))

export const listChildren = ({ db, id }: { db: Tx; id: string }) =>
  db
    .select({
      id: resourceFolders.id,
      name: resourceFolders.name,
      sortName: resourceFolders.sortName,
    })
    .from(resourceFolders)
    .where(eq(resourceFolders.parentId, id))

export const moveFiles = ({ db, from, to }: { db: Tx; from: string; to: string | null }) =>
  db.update(resources).set({ folderId: to }).where(eq(resources.folderId, from))

export const deleteFolder = ({ db, id }: { db: Tx; id: string }) =>
  db.delete(resourceFolders).where(eq(resourceFolders.id, id))

export const listFolderRows = ({ db, workspaceId }: OfWorkspace) =>
  db
    .select()
    .from(resourceFolders)
    .where(eq(resourceFolders.workspaceId, workspaceId))
    .orderBy(asc(resourceFolders.id))
