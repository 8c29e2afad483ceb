import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { planSheetRows, planSheets } from '../../../../db/schema/publishing/plan-sheets.ts'
import { posts } from '../../../../db/schema/publishing/posts.ts'

export type SheetRowValues = typeof planSheetRows.$inferInsert
export type SheetRecord = typeof planSheets.$inferSelect

type InWorkspace = { db: Db | Tx; workspaceId: string }
type OneSheet = InWorkspace & { id: string }

const isOne = ({ workspaceId, id }: Omit<OneSheet, 'db'>) =>
  and(eq(planSheets.workspaceId, workspaceId), eq(planSheets.id, id))

export const listSheets = ({ db, workspaceId }: InWorkspace) =>
  db
    .select()
    .from(planSheets)
    .where(eq(planSheets.workspaceId, workspaceId))
    .orderBy(desc(planSheets.createdAt), desc(planSheets.id))

export const findSheet = async ({ db, ...one }: OneSheet) => {
  const [row] = await db.select().from(planSheets).where(isOne(one))
  return row
}

/** Applied by one at a time. */
export const lockSheet = async ({ db, ...one }: OneSheet & { db: Tx }) => {
  const [row] = await db.select().from(planSheets).where(isOne(one)).for('update')
  return row
}

export const putSheet = async ({
  db,
  values,
}: {
  db: Tx
  values: typeof planSheets.$inferInsert
}): Promise<SheetRecord | undefined> => {
  const { connectionIds, isScheduled } = values
  const [row] = await db
    .insert(planSheets)
    .values(values)
    .onConflictDoUpdate({
      target: [planSheets.workspaceId, planSheets.url],
      set: { connectionIds, isScheduled },
    })
    .returning()
  return row
}

export const setLast = ({
  db,
  id,
  last,
}: {
  db: Tx
  id: string
  last: NonNullable<SheetRecord['last']>
}) => db.update(planSheets).set({ last }).where(eq(planSheets.id, id))

export const deleteSheet = async ({ db, ...one }: OneSheet) => {
  const rows = await db.delete(planSheets).where(isOne(one)).returning({ id: planSheets.id })
  return rows.length > 0
}

/** With what their posts are now. */
export const listSheetRows = ({ db, sheetId }: { db: Db | Tx; sheetId: string }) =>
  db
    .select({
      row: planSheetRows,
      version: posts.version,
      deletedAt: posts.deletedAt,
    })
    .from(planSheetRows)
    .leftJoin(posts, eq(posts.id, planSheetRows.postId))
    .where(eq(planSheetRows.sheetId, sheetId))
    .orderBy(asc(planSheetRows.id))

export const insertSheetRows = async ({ db, values }: { db: Tx; values: SheetRowValues[] }) => {
  if (values.length > 0) await db.insert(planSheetRows).values(values)
}

export const updateSheetRow = ({
  db,
  id,
  values,
}: {
  db: Tx
  id: string
  values: Pick<SheetRowValues, 'key' | 'cells' | 'postVersion'>
}) => db.update(planSheetRows).set(values).where(eq(planSheetRows.id, id))
