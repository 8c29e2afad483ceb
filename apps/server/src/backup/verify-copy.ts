import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { openDatabase } from '../db/connection.ts'
import { startCluster } from '../platform/postgres/cluster.ts'
import type { CopiesStore } from './copies-store.ts'
import { checkFiles } from './copy-files.ts'
import type { Manifest } from './manifest.ts'
import { restoreDatabase } from './restore-copy.ts'

type Verifying = { copies: CopiesStore; manifest: Manifest; log: Logger; tempDir: string }

/** A database of its own, which is gone afterwards. */
const withSpareDatabase = async (
  tempDir: string,
  run: (database: ReturnType<typeof openDatabase>) => Promise<void>,
): Promise<void> => {
  await mkdir(tempDir, { recursive: true })
  const dataDir = await mkdtemp(join(tempDir, 'verify-'))
  await chmod(dataDir, 0o755)
  const cluster = await startCluster({ dataDir, isDurable: false })
  try {
    const database = openDatabase({
      url: cluster.urlOf('postgres'),
      maxConnections: 4,
      onIdleError: () => undefined,
    })
    try {
      await run(database)
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
    // Of root the cluster may lie elsewhere.
    for (const folder of [dirname(cluster.folder), dataDir]) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Reads each file, then restores the rows aside and compares each table. Throws at the first difference. */
export const verifyCopy = async ({ copies, manifest, log, tempDir }: Verifying): Promise<void> => {
  await checkFiles(copies, manifest.id)
  await withSpareDatabase(tempDir, (database) =>
    restoreDatabase({ database, copies, manifest, log }),
  )
}
