import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { type DatabaseConnection, openDatabase } from '../../db/connection.ts'
import { isTooOldToMigrate } from '../../db/migrator.ts'
import { startCluster } from '../postgres/cluster.ts'
import { isDataFolderLocked, lockDataFolder } from './data-folder-lock.ts'

/** Closes resources in the reverse order of opening. */
export type Closers = { add(close: () => Promise<void>): void; closeAll(): Promise<void> }

export const createClosers = (onError: (error: unknown) => void): Closers => {
  const stack: (() => Promise<void>)[] = []
  return {
    add: (close) => void stack.push(close),
    async closeAll() {
      for (let close = stack.pop(); close; close = stack.pop()) await close().catch(onError)
    },
  }
}

const DATABASE = 'kadr'
const MAX_CONNECTIONS = 20

const startEmbedded = async ({
  config,
  log,
  closers,
}: {
  config: Config
  log: Logger
  closers: Closers
}) => {
  const release = lockDataFolder(config.dataDir)
  closers.add(async () => release())
  const cluster = await startCluster({ dataDir: config.dataDir })
  closers.add(() => cluster.stop())
  cluster.supervise(log)
  const server = openDatabase({
    url: cluster.urlOf('postgres'),
    maxConnections: 1,
    onIdleError: () => undefined,
  })
  const known = await server.pool.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (known.rowCount === 0) await server.pool.query(`create database ${DATABASE}`)
  await server.close()
  return cluster.urlOf(DATABASE)
}

/** The embedded database of another running process: shared, and not stopped by us. */
const findRunning = async (config: Config) => {
  if (!isDataFolderLocked(config.dataDir)) return undefined
  const cluster = await startCluster({ dataDir: config.dataDir, isVisitor: true })
  if (cluster.isAdopted) return cluster.urlOf(DATABASE)
  await cluster.stop()
  throw new ConfigError('Сервер ещё запускается: повторите через минуту')
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** The database's location without the password, safe to print. */
const hostOf = (url: string) => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

const mustAnswer = async ({ pool, url }: { pool: DatabaseConnection['pool']; url: string }) => {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new ConfigError(`База данных ${hostOf(url)} недоступна: ${reasonOf(error)}`)
  }
}

const mustBeRecent = async ({ db, url }: { db: DatabaseConnection['db']; url: string }) => {
  if (!(await isTooOldToMigrate(db))) return
  throw new ConfigError(
    `База данных ${hostOf(url)} старше последней версии 0.1: один раз запустите на ней последнюю 0.1, затем эту (docs/decisions/0020)`,
  )
}

/** Connects to the configured database or the embedded one; `closers` closes it. */
export const openStore = async ({
  config,
  log,
  closers,
  mayShare = false,
  answersWithinMs,
}: {
  config: Config
  log: Logger
  closers: Closers
  /** A command may use the database of a running process. */
  mayShare?: boolean
  answersWithinMs?: number
}): Promise<{ database: DatabaseConnection; url: string }> => {
  const url =
    config.databaseUrl ??
    (mayShare ? await findRunning(config) : undefined) ??
    (await startEmbedded({ config, log, closers }))
  const database = openDatabase({
    url,
    maxConnections: MAX_CONNECTIONS,
    ...(answersWithinMs !== undefined && { answersWithinMs }),
    onIdleError: (error) => log.warn({ err: error }, 'database.connection.lost'),
  })
  closers.add(() => database.close())
  await mustAnswer({ pool: database.pool, url })
  await mustBeRecent({ db: database.db, url })
  return { database, url }
}
