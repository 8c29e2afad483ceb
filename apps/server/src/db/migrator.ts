import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Db } from './connection.ts'
import { withSchemaLock } from './schema-lock.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

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
    run: (client) => migrate(drizzle(client), { migrationsFolder: folder }),
  })

let newestKnown: number | undefined

/** Whether every migration of this version is applied. A newer database is accepted. */
export const areMigrationsApplied = async (db: Db): Promise<boolean> => {
  newestKnown ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.newest ?? -1) >= (newestKnown ?? 0)
}
