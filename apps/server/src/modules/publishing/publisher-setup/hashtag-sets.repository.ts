import { and, asc, count, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { hashtagSets } from '../../../db/schema/publishing/publisher.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }
type Content = { name: string; tags: string[] }

const columns = { id: hashtagSets.id, name: hashtagSets.name, tags: hashtagSets.tags }

export const listHashtagSets = ({ db, workspaceId }: InWorkspace) =>
  db
    .select(columns)
    .from(hashtagSets)
    .where(eq(hashtagSets.workspaceId, workspaceId))
    .orderBy(asc(hashtagSets.name), asc(hashtagSets.id))

export const countHashtagSets = async ({ db, workspaceId }: InWorkspace) => {
  const [row] = await db
    .select({ n: count() })
    .from(hashtagSets)
    .where(eq(hashtagSets.workspaceId, workspaceId))
  return row?.n ?? 0
}

const isOne = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(hashtagSets.workspaceId, workspaceId), eq(hashtagSets.id, id))

export const findHashtagSetByName = async ({
  db,
  workspaceId,
  name,
}: InWorkspace & { name: string }) => {
  const [row] = await db
    .select(columns)
    .from(hashtagSets)
    .where(and(eq(hashtagSets.workspaceId, workspaceId), eq(hashtagSets.name, name)))
  return row
}

/** Undefined when the name is taken. */
export const insertHashtagSet = async ({ db, workspaceId, ...content }: InWorkspace & Content) => {
  const [row] = await db
    .insert(hashtagSets)
    .values({ workspaceId, ...content })
    .onConflictDoNothing()
    .returning(columns)
  return row
}

/** The caller checks that the name is free, under the workspace's lock. */
export const updateHashtagSet = async ({
  db,
  workspaceId,
  id,
  ...content
}: InWorkspace & Content & { id: string }) => {
  const [row] = await db
    .update(hashtagSets)
    .set(content)
    .where(isOne({ workspaceId, id }))
    .returning(columns)
  return row
}

export const deleteHashtagSet = async ({ db, ...one }: InWorkspace & { id: string }) => {
  const gone = await db.delete(hashtagSets).where(isOne(one)).returning({ id: hashtagSets.id })
  return gone.length > 0
}
