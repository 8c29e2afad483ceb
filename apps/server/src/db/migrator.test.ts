import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
