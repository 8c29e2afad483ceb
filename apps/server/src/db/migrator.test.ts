import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { openDatabase } from './connection.ts'
import { areMigrationsApplied, migrateDatabase } from './migrator.ts'

const makeMigrations = ({ tag, text }: { tag: string; text: string }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: Date.now() + 1e10, tag, breakpoints: true }
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  writeFileSync(join(folder, `${tag}.sql`), text)
  return folder
}

it('lets several processes migrate at once', async () => {
  const database = await createTestDatabase()
  const folder = makeMigrations({ tag: '0000_a', text: 'create table fruit (name text)' })
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
  const tag = '0041_renamed_columns_and_end_warnings'
  const text = readFileSync(join(import.meta.dirname, `migrations/${tag}.sql`), 'utf8')
  const folder = makeMigrations({ tag, text })
  await pool.query(`alter table connections rename column method to way;
    alter table handover_tickets rename column method to way;
    alter table oauth_states rename column method to way;
    alter table workspace_invites rename column channel to way;
    alter table workspace_invites
      rename constraint workspace_invites_channel_is_known to workspace_invites_way_is_known;
    alter table paid_periods drop column end_warned_at;
    drop schema pgboss cascade`)
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
  await migrateDatabase({ pool, folder })
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
