import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { reelTemplates } from '../../../db/schema/studio/templates.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type TemplateRow = typeof reelTemplates.$inferSelect
type NewTemplate = typeof reelTemplates.$inferInsert
type WithDb = { db: Db | Tx }
type OfTemplate = { workspaceId: string; id: string }

const hasKey = ({ workspaceId, id }: OfTemplate) =>
  and(eq(reelTemplates.workspaceId, workspaceId), eq(reelTemplates.id, id))

/** The latest first. */
export const listRows = ({
  db,
  workspaceId,
}: WithDb & { workspaceId: string }): Promise<TemplateRow[]> =>
  db
    .select()
    .from(reelTemplates)
    .where(eq(reelTemplates.workspaceId, workspaceId))
    .orderBy(desc(reelTemplates.updatedAt), desc(reelTemplates.id))

export const findRows = ({
  db,
  workspaceId,
  ids,
}: WithDb & { workspaceId: string; ids: readonly string[] }): Promise<TemplateRow[]> =>
  db
    .select()
    .from(reelTemplates)
    .where(and(eq(reelTemplates.workspaceId, workspaceId), inArray(reelTemplates.id, [...ids])))

export const findRow = async ({
  db,
  ...one
}: WithDb & OfTemplate): Promise<TemplateRow | undefined> => {
  const [row] = await db.select().from(reelTemplates).where(hasKey(one))
  return row
}

/** Serializes changes of a workspace, so that its limit and the names hold. */
export const lockTemplates = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`reel-templates:${workspaceId}`}, 0))`,
  )

export const insertRow = async ({
  tx,
  values,
}: {
  tx: Tx
  values: NewTemplate
}): Promise<TemplateRow> => {
  const [row] = await tx.insert(reelTemplates).values(values).returning()
  if (!row) throw new Error('A template was not written')
  return row
}

export const updateRow = async ({
  tx,
  values,
  ...one
}: OfTemplate & { tx: Tx; values: Partial<NewTemplate> }): Promise<TemplateRow | undefined> => {
  const [row] = await tx.update(reelTemplates).set(values).where(hasKey(one)).returning()
  return row
}

export const deleteRow = async ({ tx, ...one }: OfTemplate & { tx: Tx }): Promise<boolean> => {
  const gone = await tx.delete(reelTemplates).where(hasKey(one)).returning({ id: reelTemplates.id })
  return gone.length > 0
}

/** In workspaces the person owns, plus their own in other workspaces. */
export const listForUser = ({
  db,
  userId,
  workspaceIds,
  after,
  limit,
}: WithDb & Page & { userId: string; workspaceIds: readonly string[] }) =>
  db
    .select()
    .from(reelTemplates)
    .where(
      and(
        or(
          inArray(reelTemplates.workspaceId, [...workspaceIds]),
          eq(reelTemplates.authorId, userId),
        ),
        isAfter(reelTemplates.id, after),
      ),
    )
    .orderBy(asc(reelTemplates.id))
    .limit(limit)
