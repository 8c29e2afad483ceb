import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startCluster } from '../../apps/server/src/platform/postgres/cluster.ts'

export const createDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-'))
  // PostgreSQL refuses to run as root: its own user needs access.
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An embedded PostgreSQL with one empty database and production durability. */
export const startDatabase = async () => {
  const { folder, remove } = createDataDir()
  const cluster = await startCluster({ dataDir: folder })
  const admin = new Client({ connectionString: cluster.urlOf('postgres') })
  await admin.connect()
  await admin.query('create database bench')
  await admin.end()
  return {
    url: cluster.urlOf('bench'),
    stop: async () => {
      await cluster.stop()
      remove()
    },
  }
}
