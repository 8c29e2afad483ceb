import { and, asc, eq, inArray, isNull, lt, or, type Placeholder, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { isAmong, prepareOnce } from '../../../db/prepared.ts'
import { resources } from '../../../db/schema/library/resources.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ResourceRow = typeof resources.$inferSelect
export type NewResource = typeof resources.$inferInsert

type OfWorkspace = { db: Db | Tx; workspaceId: string }

/** The workspace's own, or of the starter pack. */
const isVisible = (workspaceId: string | Placeholder) =>
  or(eq(resources.workspaceId, workspaceId), isNull(resources.workspaceId))

export const findResource = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db.select().from(resources).where(eq(resources.id, id))
  return row
}

/** A resource visible in the workspace's library. */
export const findListed = async ({ db, workspaceId, id }: OfWorkspace & { id: string }) => {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), isVisible(workspaceId), isNull(resources.deletedAt)))
  return row
}

const visibleResources = prepareOnce((db) =>
  db
    .select()
    .from(resources)
    .where(and(isAmong(resources.id, 'ids'), isVisible(sql.placeholder('workspaceId'))))
    .prepare('visible_resources'),
)

export const findVisible = ({ db, workspaceId, ids }: OfWorkspace & { ids: readonly string[] }) =>
  visibleResources(db).execute({ workspaceId, ids })

/** The workspace's own visible rows, locked until the transaction ends. */
export const lockOwn = ({
  db,
  workspaceId,
  ids,
}: {
  db: Tx
  workspaceId: string
  ids: readonly string[]
}) =>
  db
    .select()
    .from(resources)
    .where(
      and(
        inArray(resources.id, [...ids]),
        eq(resources.workspaceId, workspaceId),
        isNull(resources.deletedAt),
      ),
    )
    .orderBy(asc(resources.id))
    .for('update')

/** A shared lock: rows can't be deleted until the transaction ends. */
export const lockVisibleShared = ({
  db,
  workspaceId,
  ids,
}: {
  db: Tx
  workspaceId: string
  ids: readonly string[]
}) =>
  db
    .select({ id: resources.id })
    .from(resources)
    .where(and(inArray(resources.id, [...ids]), isVisible(workspaceId)))
    .orderBy(asc(resources.id))
    .for('key share')

export const findByContent = async ({
  db,
  workspaceId,
  sha256,
}: OfWorkspace & { sha256: string }) => {
  const [row] = await db
    .select()
    .from(resources)
    .where(
      and(
        eq(resources.workspaceId, workspaceId),
        eq(resources.sha256, sha256),
        isNull(resources.deletedAt),
      ),
    )
    .orderBy(asc(resources.id))
    .limit(1)
  return row
}

export const insertResource = async ({ db, row }: { db: Tx; row: NewResource }) => {
  const [inserted] = await db.insert(resources).values(row).returning()
  if (!inserted) throw new Error('The resource was not inserted')
  return inserted
}

export const updateResource = async ({
  db,
  id,
  change,
}: {
  db: Db | Tx
  id: string
  change: Partial<NewResource>
}) => {
  const [updated] = await db.update(resources).set(change).where(eq(resources.id, id)).returning()
  if (!updated) throw new Error('The resource is gone')
  return updated
}

/** Updates a resource unless its file was replaced; returns whether it was updated. */
export const updateFile = async ({
  db,
  id,
  fileId,
  change,
}: {
  db: Db | Tx
  id: string
  fileId: string
  change: Partial<NewResource>
}) => {
  const updated = await db
    .update(resources)
    .set(change)
    .where(and(eq(resources.id, id), eq(resources.fileId, fileId)))
    .returning({ id: resources.id })
  return updated.length > 0
}

/** Only while processing: a delayed write must not land after the end. */
export const storeProgress = ({
  db,
  id,
  fileId,
  progress,
}: {
  db: Tx
  id: string
  fileId: string
  progress: number
}) =>
  db
    .update(resources)
    .set({ progress })
    .where(
      and(
        eq(resources.id, id),
        eq(resources.fileId, fileId),
        eq(resources.state, 'processing'),
        lt(resources.progress, progress),
      ),
    )

export const moveResources = ({
  db,
  ids,
  folderId,
}: {
  db: Tx
  ids: readonly string[]
  folderId: string | null
}) =>
  db
    .update(resources)
    .set({ folderId })
    .where(inArray(resources.id, [...ids]))

export const writeTags = ({
  db,
  rows,
}: {
  db: Tx
  rows: { id: string; tags: string[]; searchText: string }[]
}) =>
  db.execute(sql`
    update ${resources} set tags = array(select jsonb_array_elements_text(given.tags)),
      search_text = given.search_text
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ id, tags, searchText }) => ({ id, tags, search_text: searchText })),
    )}::jsonb) as given(id uuid, tags jsonb, search_text text)
    where ${resources.id} = given.id`)

export const hideResources = ({ db, ids, now }: { db: Tx; ids: readonly string[]; now: Date }) =>
  db
    .update(resources)
    .set({ deletedAt: now, folderId: null })
    .where(inArray(resources.id, [...ids]))

export const deleteResources = ({ db, ids }: { db: Tx; ids: readonly string[] }) =>
  db.delete(resources).where(inArray(resources.id, [...ids]))

export const countTags = async ({ db, workspaceId }: OfWorkspace) => {
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from ${resources}, unnest(${resources.tags}) as tag
    where ${resources.workspaceId} = ${workspaceId} and ${resources.deletedAt} is null
    group by tag order by count desc, tag collate "C" limit 500`)
  return rows
}

export const listOfWorkspaces = ({
  db,
  workspaceIds,
  after,
  limit,
}: Page & {
  db: Db | Tx
  workspaceIds: readonly string[]
}) =>
  db
    .select()
    .from(resources)
    .where(and(inArray(resources.workspaceId, [...workspaceIds]), isAfter(resources.id, after)))
    .orderBy(asc(resources.id))
    .limit(limit)
