import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { resourceUploads } from '../../../../db/schema/library/resources.ts'

export type UploadRow = typeof resourceUploads.$inferSelect

export const insertUpload = ({ db, row }: { db: Tx; row: typeof resourceUploads.$inferInsert }) =>
  db.insert(resourceUploads).values(row)

export const findUpload = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [row] = await db.select().from(resourceUploads).where(eq(resourceUploads.id, id))
  return row
}

export const lockUpload = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db
    .select()
    .from(resourceUploads)
    .where(eq(resourceUploads.id, id))
    .for('update')
  return row
}

export const updateUpload = ({
  db,
  id,
  change,
}: {
  db: Tx
  id: string
  change: Partial<UploadRow>
}) => db.update(resourceUploads).set(change).where(eq(resourceUploads.id, id))

export const deleteUpload = ({ db, id }: { db: Tx; id: string }) =>
  db.delete(resourceUploads).where(eq(resourceUploads.id, id))

export const listExpired = ({ db, now, limit }: { db: Db; now: Date; limit: number }) =>
  db
    .select()
    .from(resourceUploads)
    .where(lte(resourceUploads.expiresAt, now))
    .orderBy(asc(resourceUploads.expiresAt))
    .limit(limit)

export const listUploadsOfWorkspaces = ({
  db,
  workspaceIds,
}: {
  db: Db | Tx
  workspaceIds: readonly string[]
}) =>
  db
    .select()
    .from(resourceUploads)
    .where(inArray(resourceUploads.workspaceId, [...workspaceIds]))

export const listUploadsOfUser = ({ db, userId }: { db: Db | Tx; userId: string }) =>
  db
    .select()
    .from(resourceUploads)
    .where(eq(resourceUploads.userId, userId))
    .orderBy(asc(resourceUploads.id))
