import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { rubrics } from '../../../db/schema/publishing/labels.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

export type RubricRow = typeof rubrics.$inferSelect

export const listRows = ({ db, workspaceId }: InWorkspace): Promise<RubricRow[]> =>
  db
    .select()
    .from(rubrics)
    .where(eq(rubrics.workspaceId, workspaceId))
    .orderBy(asc(rubrics.name), asc(rubrics.id))

/** Serializes changes of a workspace, so that its limit and the names hold. */
export const lockRubrics = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rubrics:${workspaceId}`}, 0))`)

export const insertRubric = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof rubrics.$inferInsert
}): Promise<RubricRow> => {
  const [row] = await tx.insert(rubrics).values(values).returning()
  if (!row) throw new Error('A rubric was not written')
  return row
}

const isOne = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(rubrics.workspaceId, workspaceId), eq(rubrics.id, id))

export const updateRow = async ({
  tx,
  values,
  ...one
}: {
  tx: Tx
  workspaceId: string
  id: string
  values: Pick<RubricRow, 'name' | 'color'>
}): Promise<RubricRow | undefined> => {
  const [row] = await tx.update(rubrics).set(values).where(isOne(one)).returning()
  return row
}

export const deleteRow = async ({
  tx,
  ...one
}: {
  tx: Tx
  workspaceId: string
  id: string
}): Promise<boolean> => {
  const gone = await tx.delete(rubrics).where(isOne(one)).returning({ id: rubrics.id })
  return gone.length > 0
}

/** A change of a post locks it before its rubric; deleting in the other order could deadlock. */
export const lockPostsOf = ({ tx, workspaceId, id }: { tx: Tx; workspaceId: string; id: string }) =>
  tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.rubricId, id)))
    .orderBy(asc(posts.id))
    .for('update')

/** Of these, the ids that the workspace has, locked against deletion until the transaction ends. */
export const lockThese = async ({
  tx,
  workspaceId,
  ids,
}: {
  tx: Tx
  workspaceId: string
  ids: readonly string[]
}): Promise<string[]> => {
  const rows = await tx
    .select({ id: rubrics.id })
    .from(rubrics)
    .where(and(eq(rubrics.workspaceId, workspaceId), inArray(rubrics.id, [...ids])))
    .orderBy(asc(rubrics.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

export const listOfOwner = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select(getTableColumns(rubrics))
    .from(rubrics)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, rubrics.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(rubrics.id, after),
      ),
    )
    .orderBy(asc(rubrics.id))
    .limit(limit)
