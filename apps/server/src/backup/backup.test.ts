import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@kadr/kit/new-id'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_FOLDER_PREFIX } from '../../test/leftovers.ts'
import { addAccount, newWriter, type Writer } from '../../test/posts.ts'
import { chooseFastFolder } from '../../test/processes/fast-folder.ts'
import { createTestApp } from '../../test/test-app.ts'
import { createTestConfig } from '../../test/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { TestShell } from '../../test/test-shell.ts'
import { composition } from '../app.ts'
import type { BackupConfig } from '../config/backup.ts'
import type { Config } from '../config/config.ts'
import { loadSecrets } from '../config/secrets.ts'
import { createClosers } from '../platform/process/open-store.ts'
import { collectKeys } from '../platform/storage/blob-store.suite.ts'
import { createDiskStore } from '../platform/storage/disk-store.ts'
import { BackupError } from './backup-error.ts'
import { listTables } from './catalog.ts'
import { digestRows, SESSION } from './copy-rows.ts'
import { runBackupCommand } from './run-command.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(chooseFastFolder(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

const databases: TestDatabase[] = []
let app: TestShell
let writer: Writer
let accountId = ''
let home = ''
beforeAll(async () => {
  home = newFolder()
  app = await createTestApp({ config: { dataDir: home } })
  writer = await newWriter(app, 1)
  accountId = await addAccount(app, writer)
  loadSecrets({ secretKey: null, dataDir: home })
})
afterAll(async () => {
  await app.stop()
  for (const database of databases) await database.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A command beside the running app, or of another installation. */
const run = async (config: Config, ...args: string[]) => {
  const lines: string[] = []
  const closers = createClosers((error) => lines.push(String(error)))
  const { modules } = composition
  const log = pino({ level: 'silent' })
  try {
    await runBackupCommand({
      config,
      modules,
      log,
      closers,
      args,
      print: (line) => lines.push(line),
    })
  } finally {
    await closers.closeAll()
  }
  return lines.join('\n')
}

const placed = (changes: Partial<BackupConfig> = {}): BackupConfig => ({
  to: { kind: 'folder', path: newFolder() },
  key: null,
  keep: 3,
  ...changes,
})

const here = (backup: BackupConfig): Config =>
  createTestConfig({ databaseUrl: app.database.url, dataDir: home, backup })

/** An installation without anything, and what it has after a restore. */
const newInstallation = async (backup: BackupConfig) => {
  const database = await createTestDatabase({ template: 'template0' })
  databases.push(database)
  const dataDir = newFolder()
  const config = createTestConfig({ databaseUrl: database.url, dataDir, backup })
  return {
    database,
    dataDir,
    config,
    blobs: createDiskStore({ directory: join(dataDir, 'blobs') }),
  }
}

const giveSecret = ({ dataDir }: { dataDir: string }) =>
  writeFileSync(join(dataDir, 'secret.key'), readFileSync(join(home, 'secret.key')))

/** The sums of all tables by name. Of the copy itself the copy knows no more than that it was begun. */
const sumsOf = async ({ pool }: TestDatabase) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(SESSION)
    const sums: Record<string, unknown> = {}
    for (const table of await listTables(client)) {
      if (table.name !== 'backups')
        sums[`${table.schema}.${table.name}`] = await digestRows(client, table)
    }
    return sums
  } finally {
    client.release(true)
  }
}

const addFile = async (key: string, content: string) => {
  await app.ctx.blobs.put({ key, body: Readable.from([content]) })
}

const addPost = async ({ dueMinutes, words = 'п' }: { dueMinutes: number; words?: string }) => {
  const [postId, targetId] = [newId(), newId()]
  await app.database.pool.query(
    `with made as (insert into posts (id, workspace_id, text, search_text) values ($1, $2, $3, 'п') returning id)
    insert into post_targets (id, workspace_id, post_id, connection_id, network, account_title, settings, state, due_at, next_at)
    select $4, $2, id, $5, 'telegram', 'Канал', '{}', 'scheduled',
      now() + make_interval(mins => $6), now() + make_interval(mins => $6) from made`,
    [postId, writer.workspaceId, words, targetId, accountId, dueMinutes],
  )
  return { postId, targetId }
}

it('gives back every row, every file and the secret', async () => {
  const strange = 'кавычки " и \\ табуляция \t перевод\nстроки и \u0001'
  await addPost({ dueMinutes: 600, words: strange })
  await addFile('workspaces/1/a', 'first')
  await addFile('starter/b', '')
  await addFile('uploads/c', 'unfinished')
  const backup = placed({ key: randomBytes(32) })
  expect(await run(here(backup), 'backup')).toContain('Копия готова')
  const before = await sumsOf(app.database)
  const other = await newInstallation(backup)
  expect(await run(other.config, 'restore')).toContain('Все таблицы и файлы совпали')
  expect(await sumsOf(other.database)).toEqual(before)
  expect(Object.keys(before).length).toBeGreaterThan(100)
  const keys = await collectKeys(other.blobs.list())
  expect(keys).toEqual(['starter/b', 'workspaces/1/a'])
  expect(await text(await other.blobs.get({ key: 'workspaces/1/a' }))).toBe('first')
  expect(readFileSync(join(other.dataDir, 'secret.key'), 'utf8')).toBe(
    readFileSync(join(home, 'secret.key'), 'utf8'),
  )
  // Numbers go on where they were, and rows are held to one another again.
  const { rows } = await other.database.pool.query<{ next: string }>(
    `insert into events (kind, subject_id, payload) values ('figures.collected', $1, '{}') returning id as next`,
    [newId()],
  )
  const { rows: last } = await app.database.pool.query<{ last: string | null }>(
    'select max(id) as last from events',
  )
  expect(Number(rows[0]?.next)).toBeGreaterThan(Number(last[0]?.last ?? 0))
  const orphan = `insert into posts (workspace_id, text, search_text) values ($1, 'п', 'п')`
  await expect(other.database.pool.query(orphan, [newId()])).rejects.toThrow(
    /foreign key|null value/,
  )
})

it('is of one moment while people go on working', async () => {
  const backup = placed()
  let isWorking = true
  const work = async (hand: number) => {
    for (let turn = 0; isWorking; turn += 1) {
      const key = `workspaces/${hand}/${turn}`
      await addFile(key, key)
      const { postId } = await addPost({ dueMinutes: 900, words: key })
      if (turn % 3 > 0) continue
      await app.database.pool.query('delete from posts where id = $1', [postId])
      await app.ctx.blobs.delete(key)
    }
  }
  const working = Promise.all([10, 11, 12].map(work))
  await pause(300)
  await run(here(backup), 'backup')
  isWorking = false
  await working
  const other = await newInstallation(backup)
  giveSecret(other)
  await run(other.config, 'restore')
  const { rows } = await other.database.pool.query<{ text: string; targets: number }>(
    `select p.text, (select count(*)::int from post_targets t where t.post_id = p.id) as targets
    from posts p where p.text like 'workspaces/%'`,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ targets }) => targets !== 1)).toEqual([])
  for (const { text: key } of rows)
    expect(await other.blobs.head(key)).toEqual({ size: key.length })
})

const placeOf = ({ to }: BackupConfig, kind = 'plain') =>
  to?.kind === 'folder' ? join(to.path, kind) : ''

const listTablesOf = async ({ database }: { database: TestDatabase }) =>
  (
    await database.pool.query(
      `select tablename from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`,
    )
  ).rows

it('is refused when damaged; restored, it does nothing a second time', async () => {
  await addFile('workspaces/2/a', 'film')
  const past = await addPost({ dueMinutes: -5 })
  const future = await addPost({ dueMinutes: 300 })
  await app.database.pool.query(
    `insert into renewals (user_id, state, provider, plan, billing_period, currency, amount, ends_at, noticed_at, act_at)
    values ($1, 'on', 'yookassa', 'CREATOR', 'monthly', 'RUB', 99000, now(), now(), now() - interval '1 minute')`,
    [writer.userId],
  )
  const backup = placed()
  await run(here(backup), 'backup')
  expect(await run(here(backup), 'backup', 'verify')).toContain('Копия целая')

  const film = join(placeOf(backup), 'files/workspaces/2/a')
  writeFileSync(film, 'fils')
  await expect(run(here(backup), 'backup', 'verify')).rejects.toThrow(/workspaces\/2\/a/)
  const other = await newInstallation(backup)
  giveSecret(other)
  await expect(run(other.config, 'restore')).rejects.toThrow(/workspaces\/2\/a/)
  writeFileSync(film, 'film')
  rmSync(join(other.dataDir, 'blobs/workspaces/2'), { recursive: true })

  const [copy = ''] = readdirSync(join(placeOf(backup), 'copies'))
  const posts = join(placeOf(backup), 'copies', copy, 'tables/public.posts.gz')
  const whole = readFileSync(posts)
  writeFileSync(posts, readFileSync(posts.replace('posts', 'push_keys')))
  await expect(run(other.config, 'restore')).rejects.toThrow(/^Таблица posts/)
  expect(await listTablesOf(other)).toEqual([])
  writeFileSync(posts, whole)

  // The files are there already: the next try goes on.
  expect(await run(other.config, 'restore')).toContain('Восстановлено')
  const { rows } = await other.database.pool.query(
    `select id, state, next_at is null as "isResting", failure->>'code' as code from post_targets
    where id = any($1) order by id`,
    [[past.targetId, future.targetId]],
  )
  expect(rows).toEqual([
    { id: past.targetId, state: 'missed', isResting: true, code: 'restored' },
    { id: future.targetId, state: 'scheduled', isResting: false, code: null },
  ])
  const told = `select from events where kind = 'target.missed' and subject_id = $1`
  expect((await other.database.pool.query(told, [past.targetId])).rows).toHaveLength(1)
  const charges = `select state, problem, act_at = ends_at as ends from renewals`
  expect((await other.database.pool.query(charges)).rows).toEqual([
    { state: 'off', problem: 'shop', ends: true },
  ])
})

it('keeps the newest copies with the files they name, and mixes no installations', async () => {
  const backup = placed({ keep: 1 })
  await addFile('workspaces/3/old', 'old')
  await run(here(backup), 'backup')
  await app.ctx.blobs.delete('workspaces/3/old')
  await addFile('workspaces/3/new', 'new')
  await run(here(backup), 'backup')
  const listed = await run(here(backup), 'backup', 'list')
  expect(listed.split('\n')).toHaveLength(1)
  const files = createDiskStore({ directory: placeOf(backup) }).list('files/workspaces/3')
  expect(await collectKeys(files)).toEqual(['files/workspaces/3/new'])
  const stranger = createTestConfig({ databaseUrl: app.database.url, dataDir: newFolder(), backup })
  await expect(run(stranger, 'backup')).rejects.toThrow(/копии другой установки/)
  const { rows } = await app.database.pool.query('select from backups where finished_at is null')
  expect(rows).toEqual([])

  // Nothing of what follows is read any further than its refusal.
  await expect(run(here(backup), 'restore')).rejects.toThrow(/^База не пустая/)
  const other = await newInstallation(backup)
  await expect(run(other.config, 'restore')).rejects.toThrow(/^Секрет установки другой/)
  expect(existsSync(join(other.dataDir, 'secret.key'))).toBe(false)
  await other.blobs.put({ key: 'workspaces/9/z', body: Readable.from(['чужой']) })
  await expect(run(other.config, 'restore', '--new-secret')).rejects.toThrow(
    /^В хранилище есть чужие файлы/,
  )
  const sealed = { ...backup, key: randomBytes(32) }
  await expect(run({ ...other.config, backup: sealed }, 'restore')).rejects.toThrow(
    /^Копий с этим BACKUP_KEY там ещё нет/,
  )
  await expect(run(other.config, 'backup', 'wrong')).rejects.toBeInstanceOf(BackupError)
})

it('is not made twice at a time, holds deletions for a moment, and tells its age', async () => {
  const { pool } = app.database
  const figure = async () =>
    (await app.http.inject('/metrics')).body.match(/^backup_age_seconds.*$/m)?.[0]
  await pool.query('delete from backups')
  expect(await figure()).toBeUndefined()
  await pool.query(`insert into backups (id, holds_files) values ('open', true)`)
  await expect(run(here(placed()), 'backup')).rejects.toThrow(/^Копия уже делается/)
  expect(await figure()).toBeUndefined()
  await addFile('workspaces/4/a', 'held')
  const deleting = app.ctx.blobs.delete('workspaces/4/a')
  await pause(400)
  expect(await app.ctx.blobs.head('workspaces/4/a')).toEqual({ size: 4 })
  await pool.query(`update backups set seen_at = now() - interval '3 minutes'`)
  await deleting
  expect(await app.ctx.blobs.head('workspaces/4/a')).toBeUndefined()
  await pool.query(`update backups set finished_at = now(), started_at = now() - interval '1 hour'`)
  expect(await figure()).toMatch(/^backup_age_seconds\{copy="newest"\} 360\d/)
})
