import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Db } from './connection.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')
const LOCK = 7_421_001

/** Applies missing migrations, forward only. The advisory lock serializes processes that start at once. */
export const migrateDatabase = async ({
  pool,
  folder = MIGRATIONS_FOLDER,
}: {
  pool: Pool
  folder?: string
}): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

let newestKnown: number | undefined

/** Whether every migration of this version is applied. A newer database is accepted. */
export const areMigrationsApplied = async (db: Db): Promise<boolean> => {
  newestKnown ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.newest ?? -1) >= (newestKnown ?? 0)
}
