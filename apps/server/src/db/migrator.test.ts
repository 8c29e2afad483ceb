import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { openDatabase } from './connection.ts'
import { areMigrationsApplied, migrateDatabase } from './migrator.ts'

const makeMigrations = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: Date.now() + 1e10, tag: '0000_a', breakpoints: true }
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  writeFileSync(join(folder, '0000_a.sql'), 'create table fruit (name text)')
  return folder
}

/** The migrations of a version before `tag`. */
const copyMigrationsBefore = (tag: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-migrations-'))
  cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
  const end = journal.entries.findIndex((entry) => entry.tag === tag)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

it('lets several processes migrate at once', async () => {
  const database = await createTestDatabase()
  const folder = makeMigrations()
  const others = [1, 2, 3].map(() =>
    openDatabase({ url: database.url, maxConnections: 1, onIdleError: () => undefined }),
  )
  await Promise.all(others.map(({ pool }) => migrateDatabase({ pool, folder })))
  const { rows } = await database.pool.query('select count(*)::int as tables from fruit')
  expect(rows).toEqual([{ tables: 0 }])
  await Promise.all(others.map((other) => other.close()))
  await database.close()
  rmSync(folder, { recursive: true })
})

it('knows whether the database has every migration', async () => {
  const database = await createTestDatabase()
  expect(await areMigrationsApplied(database.db)).toBe(true)
  await database.pool.query('delete from drizzle.__drizzle_migrations')
  expect(await areMigrationsApplied(database.db)).toBe(false)
  await database.close()
})

it('keeps the data of renamed columns and of jobs queued before', async () => {
  const database = await createTestDatabase()
  const { pool } = database
  await pool.query('drop schema public, drizzle, pgboss cascade; create schema public')
  const folder = copyMigrationsBefore('0041_method_and_channel_columns')
  await migrateDatabase({ pool, folder })
  await pool.query(`set session_replication_role = replica;
    insert into connections (id, workspace_id, network, way, external_id, title, details, scopes,
      missing_scopes, sealed_access_token, is_renewable, connected_at, refreshed_at)
    values (gen_random_uuid(), gen_random_uuid(), 'instagram', 'facebook-business', '1', '', '{}',
      '{}', '{}', '', true, now(), now());
    insert into workspace_invites (id, workspace_id, token_hash, role, is_approver, note, way, expires_at)
    values (gen_random_uuid(), gen_random_uuid(), '', 'editor', false, '', 'email', now());
    reset session_replication_role;
    create schema pgboss;
    create table pgboss.job (name text, data jsonb);
    insert into pgboss.job values
      ('connections.revoke', '{"id": "1", "way": "facebook-business"}'),
      ('connections.revoke', '{"id": "2", "method": "default"}'),
      ('another', '{"way": "kept"}')`)
  await migrateDatabase({ pool })
  const listAll = async (query: string) => (await pool.query(query)).rows
  expect(await listAll('select method from connections')).toEqual([{ method: 'facebook-business' }])
  expect(await listAll('select channel from workspace_invites')).toEqual([{ channel: 'email' }])
  expect(await listAll('select data from pgboss.job order by data::text')).toEqual([
    { data: { id: '1', method: 'facebook-business' } },
    { data: { id: '2', method: 'default' } },
    { data: { way: 'kept' } },
  ])
  await database.close()
  rmSync(folder, { recursive: true })
})
