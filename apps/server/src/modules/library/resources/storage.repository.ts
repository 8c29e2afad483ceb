import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { resourceUploads, workspaceStorage } from '../../../db/schema/library/resources.ts'

/** Locks the storage row of a workspace: changes of its files are serialized. */
export const lockStorage = async ({ db, workspaceId }: { db: Tx; workspaceId: string }) => {
  await db.insert(workspaceStorage).values({ workspaceId }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(workspaceStorage)
    .where(eq(workspaceStorage.workspaceId, workspaceId))
    .for('update')
  if (!row) throw new Error('The workspace is gone')
  return row
}

/** Bytes reserved for uploads that have not ended. */
export const sumReserved = async ({ db, workspaceId }: { db: Tx; workspaceId: string }) => {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${resourceUploads.size}), 0)` })
    .from(resourceUploads)
    .where(
      and(
        eq(resourceUploads.workspaceId, workspaceId),
        inArray(resourceUploads.state, ['uploading', 'checking']),
      ),
    )
  return Number(row?.bytes ?? 0)
}

export const findStorage = async ({ db, workspaceId }: { db: Db | Tx; workspaceId: string }) => {
  const [row] = await db
    .select()
    .from(workspaceStorage)
    .where(eq(workspaceStorage.workspaceId, workspaceId))
  return row
}

/** A negative number of bytes frees them. */
export const changeUsed = ({
  db,
  workspaceId,
  bytes,
}: {
  db: Tx
  workspaceId: string
  bytes: number
}) =>
  db
    .update(workspaceStorage)
    .set({ usedBytes: sql`${workspaceStorage.usedBytes} + ${bytes}` })
    .where(eq(workspaceStorage.workspaceId, workspaceId))
