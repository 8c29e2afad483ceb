import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestConfig } from '../../test/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { ConfigError } from '../config/config-error.ts'
import { createClosers, openStore } from '../platform/process/open-store.ts'
import { openDatabase } from './connection.ts'
import { areMigrationsApplied, isTooOldToMigrate, migrateDatabase } from './migrator.ts'
import { withSchemaLock } from './schema-lock.ts'

const OWN_FOLDER = join(import.meta.dirname, 'migrations')
/** The last migration of 0.1, which is squashed into the first one of this folder. */
const LAST_OF_0_1 = 1794890818335

const journal = z.looseObject({ entries: z.array(z.looseObject({})) })

type Entries = z.infer<typeof journal>['entries']

/** A copy of the migrations with another journal. */
const copyMigrations = (change: (entries: Entries) => Entries) => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-migrations-'))
  cpSync(OWN_FOLDER, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const known = journal.parse(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, JSON.stringify({ ...known, entries: change(known.entries) }))
  return folder
}

const addMigration = (text: string) => {
  const later = { version: '7', when: Date.now() + 1e10, tag: '9999_later', breakpoints: true }
  const folder = copyMigrations((entries) => [...entries, { ...later, idx: entries.length }])
  writeFileSync(join(folder, `${later.tag}.sql`), text)
  return folder
}

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  folder = addMigration('create table fruit (name text)')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const countFruit = async () => {
  const { rows } = await database.pool.query('select count(*)::int as fruit from fruit')
  return rows
}

/** Inserts the migration rows of 0.1, up to the one made at `newest`. */
const pretendMigratedBy0_1 = (newest: number) =>
  database.pool.query(
    `with gone as (delete from drizzle.__drizzle_migrations)
    insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('one', $1::bigint - 2000), ('two', $1::bigint - 1000), ('three', $1::bigint)`,
    [newest],
  )

it('lets several processes migrate at once', async () => {
  const others = [1, 2, 3].map(() =>
    openDatabase({ url: database.url, maxConnections: 2, onIdleError: () => undefined }),
  )
  await Promise.all(others.map(({ pool }) => migrateDatabase({ pool, folder })))
  expect(await countFruit()).toEqual([{ fruit: 0 }])
  await Promise.all(others.map((other) => other.close()))
})

it('knows whether the database has every migration', async () => {
  expect(await areMigrationsApplied(database.db)).toBe(true)
  await database.pool.query('delete from drizzle.__drizzle_migrations')
  expect(await areMigrationsApplied(database.db)).toBe(false)
  await database.pool.query('drop schema drizzle cascade')
  expect(await areMigrationsApplied(database.db)).toBe(false)
  expect(await isTooOldToMigrate(database.db)).toBe(false)
})

it('has migrations in the order of their times, which decide what is applied', () => {
  const times = readMigrationFiles({ migrationsFolder: OWN_FOLDER }).map((one) => one.folderMillis)
  expect(times[0]).toBe(LAST_OF_0_1)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

/** The tables as the last 0.1 has left them. */
const returnTo0_1 = async () => {
  const first = copyMigrations((entries) => entries.slice(0, 1))
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade')
  await database.pool.query('create schema public')
  await migrateDatabase({ pool: database.pool, folder: first })
  rmSync(first, { recursive: true })
}

it('keeps the snapshot of the newest migration only: the next one is compared with no other', () => {
  const newest = readMigrationFiles({ migrationsFolder: OWN_FOLDER }).length - 1
  expect(readdirSync(join(OWN_FOLDER, 'meta'))).toEqual([
    `${String(newest).padStart(4, '0')}_snapshot.json`,
    '_journal.json',
  ])
})

it('takes over a database of the last 0.1 and applies only what is later', async () => {
  await returnTo0_1()
  await pretendMigratedBy0_1(LAST_OF_0_1)
  expect(await isTooOldToMigrate(database.db)).toBe(false)
  await migrateDatabase({ pool: database.pool, folder })
  expect(await countFruit()).toEqual([{ fruit: 0 }])
  expect(await areMigrationsApplied(database.db)).toBe(true)
})

it('refuses a database that an earlier 0.1 has left', async () => {
  await pretendMigratedBy0_1(LAST_OF_0_1 - 1)
  const config = createTestConfig({ databaseUrl: database.url })
  const closers = createClosers(() => undefined)
  const opening = openStore({ config, log: pino({ level: 'silent' }), closers })
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(/^База данных .+ запустите на ней последнюю 0\.1, .+$/)
  await closers.closeAll()
})

it('holds its lock by a transaction, which a pooler keeps on one session', async () => {
  const readHolders = async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select a.state from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and a.datname = current_database()`,
    )
    return rows.map(({ state }) => state)
  }
  await withSchemaLock({
    pool: database.pool,
    run: async () => expect(await readHolders()).toEqual(['idle in transaction']),
  })
  expect(await readHolders()).toEqual([])
})
