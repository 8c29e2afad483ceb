import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { resources } from '../../../../db/schema/library/resources.ts'
import { postImports } from '../../../../db/schema/publishing/publisher.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }
type ImportKey = { db: Tx; workspaceId: string; key: string }

/** By name or id, newest first. */
export const listNamedMedia = ({
  db,
  workspaceId,
  names,
}: InWorkspace & { names: readonly string[] }) =>
  db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(
      and(
        eq(resources.workspaceId, workspaceId),
        isNull(resources.deletedAt),
        // One array parameter: a file may contain more names than a query can have parameters.
        sql`(lower(${resources.name}) = any(${sql.param([...names])}::text[])
          or ${resources.id}::text = any(${sql.param([...names])}::text[]))`,
      ),
    )
    .orderBy(desc(resources.createdAt))

/** False when the idempotency key exists; a concurrent insert of the same key waits for the first to commit. */
export const insertImport = async ({ db, hash, ...row }: ImportKey & { hash: string }) => {
  const rows = await db
    .insert(postImports)
    .values({ ...row, hash, created: 0, skipped: 0 })
    .onConflictDoNothing()
    .returning({ key: postImports.key })
  return rows.length > 0
}

const isOne = ({ workspaceId, key }: Omit<ImportKey, 'db'>) =>
  and(eq(postImports.workspaceId, workspaceId), eq(postImports.key, key))

export const findImport = async ({ db, ...one }: ImportKey) => {
  const [row] = await db.select().from(postImports).where(isOne(one))
  return row
}

export const finishImport = ({
  db,
  created,
  skipped,
  ...one
}: ImportKey & { created: number; skipped: number }) =>
  db.update(postImports).set({ created, skipped }).where(isOne(one))
