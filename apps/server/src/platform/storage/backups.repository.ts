import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { backups } from '../../db/schema/platform/backups.ts'

/** After two minutes of silence a copy that was being made counts as given up. */
const isOpen: SQL = sql`${backups.finishedAt} is null and ${backups.seenAt} > now() - interval '2 minutes'`

/** Adds the row of a copy, unless another is being made. */
export const openBackup = async ({ db, id }: { db: Db; id: string }): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into ${backups} (id) select ${id} where not exists (select from ${backups} where ${isOpen})
    returning id`)
  return rows.length > 0
}

export const touchBackup = async ({ db, id }: { db: Db; id: string }): Promise<void> => {
  await db.update(backups).set({ seenAt: sql`now()` }).where(eq(backups.id, id))
}

export const finishBackup = async ({ db, id }: { db: Db; id: string }): Promise<void> => {
  await db.update(backups).set({ finishedAt: sql`now()` }).where(eq(backups.id, id))
}

/** Forgets a copy that was not made. */
export const dropBackup = async ({ db, id }: { db: Db; id: string }): Promise<void> => {
  await db.delete(backups).where(and(eq(backups.id, id), isNull(backups.finishedAt)))
}

/** While it holds them, no file is deleted. */
export const holdFiles = async ({
  db,
  id,
  isHolding,
}: {
  db: Db
  id: string
  isHolding: boolean
}): Promise<void> => {
  await db
    .update(backups)
    .set({ holdsFiles: isHolding, seenAt: sql`now()` })
    .where(eq(backups.id, id))
}

export const isHoldingFiles = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${backups} where ${isOpen} and holds_files) as found`)
  return rows[0]?.found ?? false
}

/** Seconds since the moment of the newest whole copy. */
export const measureBackupAge = async (db: Db): Promise<number | null> => {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - max(${backups.startedAt}))::float8 as seconds
    from ${backups} where ${backups.finishedAt} is not null`)
  return rows[0]?.seconds ?? null
}
