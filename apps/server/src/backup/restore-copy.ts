import type { Logger } from 'pino'
import type { DatabaseConnection, Tx } from '../db/connection.ts'
import { migrateDatabase } from '../db/migrator.ts'
import type { BlobStore } from '../platform/storage/blob-store.ts'
import { BackupError } from './backup-error.ts'
import { hasTables } from './catalog.ts'
import type { CopiesStore } from './copies-store.ts'
import { hasForeignFiles, restoreFiles } from './copy-files.ts'
import { createSchema, dropSchema } from './create-schema.ts'
import { loadRows } from './load-rows.ts'
import type { Manifest } from './manifest.ts'

type Restoring = {
  database: DatabaseConnection
  copies: CopiesStore
  manifest: Manifest
  log: Logger
  afterwards?(tx: Tx): Promise<void>
}

const isEmpty = async ({ database }: Pick<Restoring, 'database'>) => {
  const client = await database.pool.connect()
  try {
    return !(await hasTables(client))
  } finally {
    client.release()
  }
}

/** Makes the tables and fills them; a failure leaves the database as empty as it was. */
export const restoreDatabase = async ({
  database: { pool },
  copies,
  manifest,
  log,
  afterwards = async () => undefined,
}: Restoring): Promise<void> => {
  try {
    await createSchema({ pool, log, manifest })
    await loadRows({ pool, copies, manifest, afterwards })
  } catch (error) {
    await dropSchema(pool).catch(() => undefined)
    throw error
  }
}

/** Puts a copy into an empty installation: files first, so that no row ever names one that is not there. */
export const restoreCopy = async ({
  blobs,
  ...restoring
}: Restoring & { blobs: BlobStore }): Promise<void> => {
  const { copies, manifest, database } = restoring
  if (!(await isEmpty(restoring))) {
    throw new BackupError(
      'База не пустая. Копия восстанавливается только в новую установку: задайте другую DATA_DIR или DATABASE_URL',
    )
  }
  if (await hasForeignFiles({ blobs, copies, id: manifest.id })) {
    throw new BackupError(
      'В хранилище есть чужие файлы. Копия восстанавливается только в новую установку: задайте другую DATA_DIR или S3_BUCKET',
    )
  }
  await restoreFiles({ blobs, copies, id: manifest.id })
  await restoreDatabase(restoring)
  // What this version has added since.
  await migrateDatabase({ pool: database.pool })
}
