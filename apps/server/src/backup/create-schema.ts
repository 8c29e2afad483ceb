import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { withMigrationsUpTo } from '../db/migrations-up-to.ts'
import { migrateDatabase } from '../db/migrator.ts'
import { createJobEngine } from '../platform/jobs/jobs.ts'
import { BackupError } from './backup-error.ts'
import { fullName, readVersions } from './catalog.ts'
import type { Manifest } from './manifest.ts'

/** The job queue makes its own tables. */
const createJobTables = async ({ pool, log }: { pool: Pool; log: Logger }) => {
  const jobs = createJobEngine({ pool, workerUrl: null, log })
  await jobs.start([])
  await jobs.stop()
}

/** Makes the tables of an empty database as they were at the moment of the copy. */
export const createSchema = async ({
  pool,
  log,
  manifest,
}: {
  pool: Pool
  log: Logger
  manifest: Manifest
}): Promise<void> => {
  const made = await withMigrationsUpTo({
    newest: manifest.migration,
    run: async (folder) => {
      await migrateDatabase({ pool, folder })
      return true
    },
  })
  if (!made) {
    throw new BackupError(
      'Копия сделана более новой версией: восстановите её той версией или новее',
    )
  }
  await createJobTables({ pool, log })
  const client = await pool.connect()
  try {
    const { jobs } = await readVersions(client)
    if (jobs !== manifest.jobs) {
      throw new BackupError(
        `Очередь заданий в копии версии ${manifest.jobs}, а здесь ${jobs}: восстановите копию той версией, которой она сделана, затем обновитесь`,
      )
    }
    for (const partition of manifest.partitions) {
      const parent = fullName({ schema: partition.schema, name: partition.of })
      await client.query(
        `create table if not exists ${fullName(partition)} partition of ${parent} ${partition.bound}`,
      )
    }
  } finally {
    client.release()
  }
}

/** Removes what an interrupted restore has made of a database that was empty. */
export const dropSchema = async (pool: Pool): Promise<void> => {
  await pool.query('drop schema if exists pgboss, drizzle cascade')
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
}
