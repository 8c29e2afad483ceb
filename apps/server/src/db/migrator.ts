import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Db } from './connection.ts'
import { withSchemaLock } from './schema-lock.ts'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Applies missing migrations, forward only. */
export const migrateDatabase = ({
  pool,
  folder = MIGRATIONS_FOLDER,
}: {
  pool: Pool
  folder?: string
}): Promise<void> =>
  withSchemaLock({
    pool,
    run: () => migrate(drizzle(pool), { migrationsFolder: folder }),
  })

let times: readonly number[] | undefined

/** Timestamps of this version's migrations, oldest first. */
const listTimes = () => {
  times ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  )
  return times
}

/** The time of the newest applied migration; undefined for an empty database. */
const findNewestApplied = async (db: Db): Promise<number | undefined> => {
  const journal = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!journal.rows[0]?.isThere) return undefined
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  const newest = rows[0]?.newest
  return newest ? Number(newest) : undefined
}

/** Whether every migration of this version is applied. A newer database is accepted. */
export const areMigrationsApplied = async (db: Db): Promise<boolean> => {
  const newest = await findNewestApplied(db)
  return newest !== undefined && newest >= (listTimes().at(-1) ?? 0)
}

/** Whether the database lacks migrations that were squashed into the first of this version. */
export const isTooOldToMigrate = async (db: Db): Promise<boolean> => {
  const newest = await findNewestApplied(db)
  return newest !== undefined && newest < (listTimes()[0] ?? 0)
}
