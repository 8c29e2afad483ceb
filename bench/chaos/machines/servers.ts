import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { Client } from 'pg'
import { startCluster } from '../../../apps/server/src/platform/postgres/cluster.ts'
import { readPidFile } from '../../../apps/server/src/platform/postgres/postmaster.ts'
import { createDataDir } from '../../support/cluster.ts'

type Cluster = Awaited<ReturnType<typeof startCluster>>

const DATABASE = 'chaos'
const POLL_MS = 50
const STREAMS_WITHIN_MS = 60_000
/** What a standby makes itself. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal'])

const withClient = async <T>(url: string, run: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const giveTo = (path: string, { uid, gid }: { uid: number; gid: number }) => {
  chownSync(path, uid, gid)
  if (!statSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
}

/** A base copy of the running server, made by its own functions: the embedded one has no pg_basebackup. */
const copyBase = ({ from, to }: { from: Cluster; to: string }) =>
  withClient(from.urlOf('postgres'), async (client) => {
    const pgdata = join(to, from.folder.split('/').at(-1) ?? '')
    mkdirSync(to, { mode: 0o755 })
    chmodSync(to, 0o755)
    copyFileSync(join(from.folder, '../postgres.password'), join(to, 'postgres.password'))
    await client.query(`select pg_backup_start('standby', true)`)
    cpSync(from.folder, pgdata, {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(path.slice(from.folder.length + 1).split('/')[0] ?? ''),
    })
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(pgdata, 'backup_label'), rows[0]?.labelfile)
    writeFileSync(join(pgdata, 'standby.signal'), '')
    mkdirSync(join(pgdata, 'pg_wal/archive_status'), { recursive: true })
    mkdirSync(join(pgdata, 'pg_wal/summaries'))
    const { hostname, port, username, password } = new URL(from.urlOf('postgres'))
    const source = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`
    const settings = `primary_conninfo = '${source} application_name=standby'`
    appendFileSync(join(pgdata, 'postgresql.auto.conf'), `\n${settings}\n`)
    chmodSync(pgdata, 0o700)
    giveTo(pgdata, statSync(from.folder))
  })

const pidOf = ({ folder }: Cluster) => {
  const { pid } = readPidFile(folder) ?? {}
  if (!pid) throw new Error('The database has no process')
  return pid
}

/** The server and its backends, which are children of it. */
const processesOf = (cluster: Cluster): number[] => {
  const main = pidOf(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
        return pid === main || Number(rest.split(' ')[1]) === main
      } catch {
        return false
      }
    })
}

const signal = (cluster: Cluster, name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of processesOf(cluster)) {
    try {
      process.kill(pid, name)
    } catch {
      // A backend that has ended meanwhile.
    }
  }
}

/** A primary and a standby that has everything a client was told is done. */
export const startServers = async () => {
  const data = createDataDir()
  let count = 0
  const nextFolder = () => {
    count += 1
    return join(data.folder, `machine-${count}`)
  }
  let primary = await startCluster({ dataDir: nextFolder() })
  await withClient(primary.urlOf('postgres'), (client) =>
    client.query(`create database ${DATABASE}`),
  )
  let standby: Cluster | undefined

  const ask = async (statement: string): Promise<unknown> =>
    withClient(primary.urlOf(DATABASE), async (client) => {
      const { rows } = await client.query(statement)
      return Object.values(rows[0] ?? {})[0]
    })

  /** From here on a commit waits for the standby. */
  const addStandby = async () => {
    const folder = nextFolder()
    await copyBase({ from: primary, to: folder })
    standby = await startCluster({ dataDir: folder })
    const endsAt = Date.now() + STREAMS_WITHIN_MS
    while ((await ask('select state from pg_stat_replication')) !== 'streaming') {
      if (Date.now() > endsAt) throw new Error('The standby does not stream')
      await pause(POLL_MS)
    }
    await ask(`alter system set synchronous_standby_names = '*'`)
    await ask('select pg_reload_conf()')
    while ((await ask('select sync_state from pg_stat_replication')) !== 'sync')
      await pause(POLL_MS)
  }
  await addStandby()

  const mustHaveStandby = () => {
    if (!standby) throw new Error('There is no standby')
    return standby
  }

  return {
    folder: data.folder,
    urlAt: (port: number) => {
      const url = new URL(primary.urlOf(DATABASE))
      url.port = String(port)
      return url.href
    },
    port: () => primary.port,
    /** kill -9 of the primary; the standby becomes it. `onPromoted` is called as soon as it takes writes. */
    async promote(onPromoted: () => void) {
      const lost = pidOf(primary)
      const lostFolder = join(primary.folder, '..')
      process.kill(lost, 'SIGKILL')
      const next = mustHaveStandby()
      const promotedAt = performance.now()
      await withClient(next.urlOf('postgres'), async (client) => {
        await client.query('select pg_promote(true, 30)')
        // Until there is another standby nobody could confirm a commit.
        await client.query('alter system reset synchronous_standby_names')
        await client.query('select pg_reload_conf()')
      })
      primary = next
      standby = undefined
      onPromoted()
      const tookMs = performance.now() - promotedAt
      while (isProcessAlive(lost)) await pause(POLL_MS)
      rmSync(lostFolder, { recursive: true, force: true })
      return { tookMs }
    },
    addStandby,
    /** The machine of the primary, or of the standby, stands still. */
    stopPrimary: () => signal(primary, 'SIGSTOP'),
    resumePrimary: () => signal(primary, 'SIGCONT'),
    stopStandby: () => signal(mustHaveStandby(), 'SIGSTOP'),
    resumeStandby: () => signal(mustHaveStandby(), 'SIGCONT'),
    async stop() {
      for (const cluster of [standby, primary]) await cluster?.stop()
      data.remove()
    },
  }
}

export type Servers = Awaited<ReturnType<typeof startServers>>
