import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../db/connection.ts'
import { migrateDatabase } from '../../db/migrator.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { chooseRunAs } from './run-as.ts'

// It starts four database servers.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const PAGE = readFileSync(
  resolve(import.meta.dirname, '../../../../../docs/operating/point-in-time.md'),
  'utf8',
)
/** Settings of the page: how the log is kept, how to go back. */
const [KEEPING = '', GOING_BACK = ''] = [...PAGE.matchAll(/```ini\n([\s\S]*?)```/g)].map(
  ([, block = '']) => block.replaceAll(/^ +/gm, ''),
)

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

const pathOf = (name: string) => join(folder, name)
const start = async (dataDir: string) => {
  cluster = await startCluster({ dataDir: pathOf(dataDir), systemFolder: pathOf('system') })
  return cluster
}
const connect = async () => {
  const client = new Client({ connectionString: cluster?.urlOf('postgres') })
  await client.connect()
  return client
}
const query = async (statement: string) => {
  const client = await connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
const copyOwned = (from: string, to: string) => execFileSync('cp', ['-a', from, to])
const configure = (pgdata: string, settings: string) =>
  appendFileSync(join(pgdata, 'postgresql.conf'), `\n${settings}`)

/** The user of the database writes the log and opens its signals. */
const giveToDatabase = (path: string) => {
  const { uid, gid } = chooseRunAs(pathOf('lost/pgdata-18'))
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

const addPerson = (name: string) =>
  query(`insert into users (id, first_name, last_name) values (gen_random_uuid(), '${name}', '')`)
const listPeople = async () => {
  const rows = await query('select first_name as name from users order by name')
  return rows.map(({ name }) => name)
}
const readMoment = async () => (await query('select clock_timestamp()::text as at'))[0]?.at

/** As the page says, in one session. */
const makeBase = async (pgdata: string) => {
  const session = await connect()
  await session.query("select pg_backup_start('base', true)")
  copyOwned(pgdata, pathOf('base'))
  const { rows } = await session.query('select labelfile from pg_backup_stop(true)')
  await session.end()
  rmSync(pathOf('base/postmaster.pid'), { force: true })
  for (const name of readdirSync(pathOf('base/pg_wal'))) {
    rmSync(pathOf(`base/pg_wal/${name}`), { recursive: true })
  }
  writeFileSync(pathOf('base/backup_label'), rows[0]?.labelfile)
  giveToDatabase(pathOf('base/backup_label'))
}

const goBack = async ({
  name,
  moment,
  password,
}: {
  name: string
  moment: string
  password: Buffer
}) => {
  const pgdata = pathOf(`${name}/pgdata-18`)
  mkdirSync(dirname(pgdata))
  chmodSync(dirname(pgdata), 0o755)
  writeFileSync(join(dirname(pgdata), 'postgres.password'), password)
  copyOwned(pathOf('base'), pgdata)
  configure(
    pgdata,
    GOING_BACK.replaceAll('/srv/kadr-wal', pathOf('wal')).replace(/'2026[^']*'/, `'${moment}'`),
  )
  writeFileSync(join(pgdata, 'recovery.signal'), '')
  giveToDatabase(join(pgdata, 'recovery.signal'))
  await start(name)
  await vi.waitFor(
    async () => expect(await query('select pg_is_in_recovery() as is')).toEqual([{ is: false }]),
    { timeout: 60_000, interval: 100 },
  )
}

it('goes back to the moment before a mistake, and to an earlier one, from a base and the log', async () => {
  const { folder: pgdata, stop } = await start('lost')
  await stop()
  mkdirSync(pathOf('wal'))
  giveToDatabase(pathOf('wal'))
  configure(pgdata, KEEPING.replaceAll('/srv/kadr-wal', pathOf('wal')))
  await start('lost')
  const { pool, close } = openDatabase({
    url: cluster?.urlOf('postgres') ?? '',
    maxConnections: 2,
    onIdleError: () => undefined,
  })
  await migrateDatabase({ pool })
  await close()
  await addPerson('Анна')
  await makeBase(pgdata)
  await addPerson('Борис')
  const early = await readMoment()
  await addPerson('Вера')
  const late = await readMoment()
  await query('delete from users')
  await query('select pg_switch_wal()')
  await vi.waitFor(
    async () => {
      const [{ done } = { done: false }] = await query(
        `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver`,
      )
      expect(done).toBe(true)
    },
    { timeout: 60_000, interval: 100 },
  )
  const password = readFileSync(pathOf('lost/postgres.password'))
  await cluster?.stop()
  // Its owner tells who the others belong to.
  execFileSync('find', [pgdata, '-mindepth', '1', '-delete'])

  await goBack({ name: 'late', moment: late, password })
  expect(await listPeople()).toEqual(['Анна', 'Борис', 'Вера'])
  // It is a database like any other again.
  await addPerson('Глеб')
  expect(await listPeople()).toHaveLength(4)
  await cluster?.stop()

  await goBack({ name: 'early', moment: early, password })
  expect(await listPeople()).toEqual(['Анна', 'Борис'])
})
