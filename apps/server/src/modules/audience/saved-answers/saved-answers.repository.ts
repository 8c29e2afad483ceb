import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { savedAnswers } from '../../../db/schema/audience/answers.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type SavedAnswerRow = typeof savedAnswers.$inferSelect

export const listSaved = ({
  db,
  workspaceId,
}: {
  db: Db | Tx
  workspaceId: string
}): Promise<SavedAnswerRow[]> =>
  db
    .select()
    .from(savedAnswers)
    .where(eq(savedAnswers.workspaceId, workspaceId))
    .orderBy(asc(savedAnswers.title))

/** Serializes changes of a workspace, so that its limit and the names hold. */
export const lockSaved = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${workspaceId}`}, 0))`)

export const insertSaved = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof savedAnswers.$inferInsert
}): Promise<SavedAnswerRow> => {
  const [row] = await tx.insert(savedAnswers).values(values).returning()
  if (!row) throw new Error('A saved answer was not written')
  return row
}

export const updateSaved = async ({
  tx,
  workspaceId,
  id,
  values,
}: {
  tx: Tx
  workspaceId: string
  id: string
  values: Partial<typeof savedAnswers.$inferInsert>
}): Promise<SavedAnswerRow | undefined> => {
  const [row] = await tx
    .update(savedAnswers)
    .set(values)
    .where(and(eq(savedAnswers.workspaceId, workspaceId), eq(savedAnswers.id, id)))
    .returning()
  return row
}

export const deleteSaved = async ({
  db,
  workspaceId,
  id,
}: {
  db: Db
  workspaceId: string
  id: string
}): Promise<boolean> => {
  const gone = await db
    .delete(savedAnswers)
    .where(and(eq(savedAnswers.workspaceId, workspaceId), eq(savedAnswers.id, id)))
    .returning({ id: savedAnswers.id })
  return gone.length > 0
}

export const listSavedOfOwner = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select(getTableColumns(savedAnswers))
    .from(savedAnswers)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, savedAnswers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(savedAnswers.id, after),
      ),
    )
    .orderBy(asc(savedAnswers.id))
    .limit(limit)
