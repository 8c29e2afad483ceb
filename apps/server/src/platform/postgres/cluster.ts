import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { ConfigError } from '../../config/config-error.ts'
import { createBallast } from './ballast.ts'
import { prepareBinaries } from './binaries.ts'
import { chooseClusterHome, SYSTEM_FOLDER } from './cluster-home.ts'
import { findFreePort } from './free-port.ts'
import { DATABASE_USER, initCluster } from './init-cluster.ts'
import { findPostmaster, hasProcessesInside, readPidFile } from './postmaster.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'
import { createSupervisor, endWithProcess, type RunningServer } from './supervisor.ts'

export type Cluster = {
  urlOf(database: string): string
  port: number
  /** Whether it was already running, left behind by a killed parent. */
  isAdopted: boolean
  folder: string
  stop(): Promise<void>
  /** Restarts the server on its port whenever it exits, until `stop`. */
  supervise(log: Logger): void
}

type ClusterPaths = { cluster: string; logFile: string; binFolder: string; runAs: RunAs }

const LOG_LIMIT_BYTES = 10 * 1024 * 1024
const START_ATTEMPTS = 8

const openLog = (file: string) => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) truncateSync(file)
  return openSync(file, 'a', 0o600)
}

const spawnServer = (place: ClusterPaths & { port: number; isDurable: boolean }): ChildProcess => {
  const settings = ['unix_socket_directories=', 'max_connections=200', 'log_timezone=UTC']
  // The default of 1 GB may fill a small disk between two checkpoints.
  settings.push('max_wal_size=256MB', 'min_wal_size=64MB')
  if (!place.isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const args = ['-D', place.cluster, '-h', '127.0.0.1', '-p', String(place.port)]
  const log = openLog(place.logFile)
  const server = spawn(
    join(place.binFolder, 'postgres'),
    [...args, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...place.runAs,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      // A separate process group: Ctrl-C in the terminal must reach the app first, not the database.
      detached: true,
      stdio: ['ignore', 'ignore', log],
    },
  )
  closeSync(log)
  server.on('error', () => undefined)
  server.unref()
  return server
}

const canConnect = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const waitUntilReady = async ({
  url,
  isRunning,
}: {
  url: string
  isRunning(): boolean
}): Promise<boolean> => {
  while (isRunning()) {
    if (await canConnect(url)) return true
    await sleep(20)
  }
  return false
}

/** PostgreSQL refuses to start while the pid in its file belongs to any live process, even an unrelated one. */
const removeStalePidFile = (cluster: string) => {
  const stale = readPidFile(cluster)
  if (!stale || !isProcessAlive(stale.pid) || hasProcessesInside(cluster)) return
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

const lastLogLine = (file: string) =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-2).join(' ').trim()

const addressOf = ({ port, password }: { port: number; password: string }) => {
  return (database: string) =>
    `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`
}

type Start = ClusterPaths & { password: string; isDurable: boolean }

/** One start on a port; undefined when the server ended before it was ready. */
const tryStart = async ({ port, ...place }: Start & { port: number }) => {
  removeStalePidFile(place.cluster)
  const server = spawnServer({ ...place, port })
  const { pid } = server
  if (!pid) return undefined
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const url = addressOf({ port, password: place.password })('postgres')
  const running: RunningServer = { pid, port, isRunning, stop: endWithProcess(pid) }
  if (await waitUntilReady({ url, isRunning })) return running
  await running.stop()
  return undefined
}

const startServer = async (start: Start) => {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const server = await tryStart({ ...start, port: await findFreePort() })
    if (server) return server
    // The port is in use, or backends of a killed server are still exiting.
    await sleep(250)
  }
  throw new ConfigError(
    `Встроенный PostgreSQL не запустился: ${lastLogLine(start.logFile)} (журнал: ${start.logFile})`,
  )
}

const adoptServer = async ({
  cluster,
  password,
  isVisitor,
}: {
  cluster: string
  password: string
  isVisitor: boolean
}) => {
  const found = findPostmaster(cluster)
  if (!found) return undefined
  const url = addressOf({ port: found.port, password })('postgres')
  const isRunning = () => isProcessAlive(found.pid)
  const isReady = await waitUntilReady({ url, isRunning })
  if (!isReady) return undefined
  const stop = isVisitor ? async () => undefined : endWithProcess(found.pid)
  return { ...found, isRunning, stop }
}

/** Starts the embedded PostgreSQL, or adopts the one a killed parent left running. */
export const startCluster = async ({
  dataDir,
  isDurable = true,
  isVisitor = false,
  systemFolder = SYSTEM_FOLDER,
}: {
  dataDir: string
  /** A server already running belongs to another process and is not stopped by this one. */
  isVisitor?: boolean
  /** False in tests only: without fsync a power cut may lose rows. */
  isDurable?: boolean
  systemFolder?: string
}): Promise<Cluster> => {
  mkdirSync(dataDir, { recursive: true })
  const firstChoice = chooseRunAs(dataDir)
  const home = chooseClusterHome({ dataDir, runAs: firstChoice, systemFolder })
  const { folder: binaries, major } = prepareBinaries({ runAs: firstChoice, systemFolder })
  const cluster = join(home, `pgdata-${major}`)
  const runAs = chooseRunAs(cluster)
  const binFolder = join(binaries, 'bin')
  const passwordFile = join(home, 'postgres.password')
  const password = initCluster({ cluster, passwordFile, binFolder, runAs, isDurable })
  const adopted = await adoptServer({ cluster, password, isVisitor })
  const place = { cluster, logFile: join(home, 'postgres.log'), binFolder, runAs }
  const start = { ...place, password, isDurable }
  const server = adopted ?? (await startServer(start))
  const supervisor = createSupervisor({
    first: server,
    ballast: createBallast(home),
    restart: () => tryStart({ ...start, port: server.port }),
  })
  return {
    urlOf: addressOf({ port: server.port, password }),
    port: server.port,
    isAdopted: adopted !== undefined,
    folder: cluster,
    stop: supervisor.stop,
    supervise: supervisor.begin,
  }
}
