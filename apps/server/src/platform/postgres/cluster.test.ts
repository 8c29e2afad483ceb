import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'
import { readPidFile } from './postmaster.ts'
import { isRoot } from './run-as.ts'

// Each test creates a database server, which is slow under load.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''
let cluster: Cluster | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), `kadr-test-${process.pid}-`))
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  await cluster?.stop()
  cluster = undefined
  rmSync(folder, { recursive: true, force: true })
})

const query = async (statement: string) => {
  const client = new Client({ connectionString: cluster?.urlOf('postgres') })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const startIn = (dataDir: string) => startCluster({ dataDir, systemFolder: join(folder, 'system') })

/** A parent that starts the cluster, commits a row and is killed at once. */
const startInKilledParent = async (dataDir: string) => {
  const program = `
    import { startCluster } from ${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))}
    import pg from 'pg'
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)} })
    const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
    await client.connect()
    await client.query("create table kept as select 'row' as name")
    process.kill(process.pid, 'SIGKILL')`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  await once(parent, 'exit')
}

it('starts durable, with checksums, Russian order and a password', async () => {
  cluster = await startIn(folder)
  expect(cluster.isAdopted).toBe(false)
  expect(
    await query(`select 'е' < 'ё' and 'ё' < 'ж' as "isRussian",
      current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
      current_setting('unix_socket_directories') as sockets`),
  ).toEqual([{ isRussian: true, checksums: 'on', fsync: 'on', sockets: '' }])
  expect(cluster.folder).toBe(join(folder, 'pgdata-18'))
  const noPassword = new Client({
    host: '127.0.0.1',
    port: cluster.port,
    user: 'kadr',
    password: 'x',
  })
  await expect(noPassword.connect()).rejects.toThrow(/password authentication failed/)
})

it('adopts the server of a killed parent with every committed row', async () => {
  await startInKilledParent(folder)
  cluster = await startIn(folder)
  expect(cluster.isAdopted).toBe(true)
  expect(await query('select name from kept')).toEqual([{ name: 'row' }])
})

it('starts again after the server itself was killed, and when its pid went to somebody else', async () => {
  cluster = await startIn(folder)
  await query("create table kept as select 'row' as name")
  const pidFile = join(cluster.folder, 'postmaster.pid')
  const pid = readPidFile(cluster.folder)?.pid ?? 0
  const content = readFileSync(pidFile, 'utf8')
  process.kill(pid, 'SIGKILL')
  await cluster.stop()
  writeFileSync(pidFile, content.replace(String(pid), String(process.pid)))
  cluster = await startIn(folder)
  expect(cluster.isAdopted).toBe(false)
  expect(await query('select name from kept')).toEqual([{ name: 'row' }])
})

it.runIf(isRoot())('works in a folder that only root can enter [needs root]', async () => {
  const home = join(folder, 'private home')
  mkdirSync(home, { mode: 0o700 })
  cluster = await startIn(join(home, 'data'))
  expect(await query('select 1 as one')).toEqual([{ one: 1 }])
  const first = cluster.folder
  expect(first.startsWith(join(folder, 'system'))).toBe(true)
  await cluster.stop()
  cluster = await startIn(join(home, 'data'))
  expect(cluster.folder).toBe(first)
})

it('does not mind a very long path', async () => {
  const dataDir = join(folder, 'п'.repeat(80), 'long')
  cluster = await startIn(dataDir)
  expect(existsSync(join(dataDir, 'pgdata-18'))).toBe(true)
})

it('a server that exits is restarted on its port with its data, until it is stopped', async () => {
  cluster = await startIn(folder)
  cluster.supervise(pino({ level: 'silent' }))
  await query("create table kept as select 'row' as name")
  for (let round = 0; round < 2; round += 1) {
    const { pid = 0 } = readPidFile(cluster.folder) ?? {}
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(readPidFile(cluster?.folder ?? '')?.pid).not.toBe(pid), 60_000)
    await vi.waitFor(
      async () => expect(await query('select name from kept')).toEqual([{ name: 'row' }]),
      { timeout: 60_000, interval: 100 },
    )
  }
  const { pid = 0 } = readPidFile(cluster.folder) ?? {}
  await cluster.stop()
  expect(isProcessAlive(pid)).toBe(false)
})
