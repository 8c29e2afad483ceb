import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/db/connection.ts'
import { migrateDatabase } from '../src/db/migrator.ts'
import { createJobEngine } from '../src/platform/jobs/jobs.ts'
import { type Cluster, startCluster } from '../src/platform/postgres/cluster.ts'
import { removeLeftovers, TEST_FOLDER_PREFIX } from './leftovers.ts'
import { chooseFastFolder } from './processes/fast-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string
  }
}

const TEMPLATE = 'kadr_template'

const makeTemplate = async (cluster: Cluster) => {
  const onIdleError = () => undefined
  const server = openDatabase({ url: cluster.urlOf('postgres'), maxConnections: 1, onIdleError })
  await server.pool.query(`create database ${TEMPLATE}`)
  await server.close()
  const { pool, close } = openDatabase({
    url: cluster.urlOf(TEMPLATE),
    maxConnections: 2,
    onIdleError,
  })
  await migrateDatabase({ pool })
  const jobs = createJobEngine({ pool, workerUrl: null, log: pino({ level: 'silent' }) })
  await jobs.start([])
  await jobs.stop()
  await close()
}

/** One cluster per run, with a migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = mkdtempSync(join(chooseFastFolder(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const cluster = await startCluster({ dataDir, isDurable: false })
  await makeTemplate(cluster)
  project.provide('databaseServerUrl', cluster.urlOf('postgres'))
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
