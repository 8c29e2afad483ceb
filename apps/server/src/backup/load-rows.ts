import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from '../db/connection.ts'
import { BackupError } from './backup-error.ts'
import { fullName, listTables, SCHEMAS } from './catalog.ts'
import { type CopiesStore, through } from './copies-store.ts'
import { digestRows, SESSION, writeRows } from './copy-rows.ts'
import { type CopiedTable, type Manifest, tableFile } from './manifest.ts'

type Constraint = { table: string; name: string; definition: string }

/** Foreign keys hold rows of many tables in no order that could be followed: they are put back over the loaded rows. */
const dropForeignKeys = async (client: PoolClient): Promise<Constraint[]> => {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

const addForeignKeys = async (client: PoolClient, constraints: readonly Constraint[]) => {
  for (const { table, name, definition } of constraints) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Tables whose rows are checked by triggers, which the rows of the copy have passed already. */
const listTriggered = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and tgparentid = 0 and c.relnamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  )
  return rows.map(({ table }) => table)
}

const assertSameTables = async (client: PoolClient, tables: readonly CopiedTable[]) => {
  const shapeOf = ({ schema, name, columns }: Pick<CopiedTable, 'schema' | 'name' | 'columns'>) =>
    `${schema}.${name}(${columns.toSorted().join()})`
  const wanted = new Set(tables.map(shapeOf))
  const here = await listTables(client)
  if (here.length === tables.length && here.every((table) => wanted.has(shapeOf(table)))) return
  throw new BackupError('Таблицы в копии другие: восстановите её той версией, которой она сделана')
}

const assertSame = (table: CopiedTable, found: { rows: number; hash: string }) => {
  if (found.rows === table.rows && found.hash === table.hash) return
  throw new BackupError(
    `Таблица ${table.name}: в копии было строк ${table.rows}, получилось ${found.rows}, суммы ${found.hash === table.hash ? 'равны' : 'не равны'}. Копия повреждена`,
  )
}

const loadTable = async (client: PoolClient, loading: Loading, table: CopiedTable) => {
  const { copies, manifest } = loading
  const stored = await copies.read(tableFile(manifest.id, table))
  assertSame(table, await writeRows(client, { table, rows: through(stored, createGunzip()) }))
  // What is in the table now, not what was sent.
  assertSame(table, await digestRows(client, table))
}

const setSequences = async (client: PoolClient, { sequences }: Manifest) => {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2)', [fullName(sequence), sequence.value])
  }
}

type Loading = { copies: CopiesStore; manifest: Manifest }

const load = async (client: PoolClient, loading: Loading) => {
  const { tables } = loading.manifest
  await client.query(SESSION)
  await assertSameTables(client, tables)
  const constraints = await dropForeignKeys(client)
  const triggered = await listTriggered(client)
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.map(fullName).join(', ')}`)
  for (const table of tables) await loadTable(client, loading, table)
  await setSequences(client, loading.manifest)
  for (const table of triggered) await client.query(`alter table ${table} enable trigger user`)
  await addForeignKeys(client, constraints)
}

/** Fills the tables with the rows of a copy, all or none, and compares them with the copy. */
export const loadRows = async ({
  pool,
  afterwards,
  ...loading
}: Loading & {
  pool: Pool
  /** In the same transaction. */
  afterwards(tx: Tx): Promise<void>
}): Promise<void> => {
  const client = await pool.connect()
  try {
    await drizzle(client).transaction(async (tx) => {
      await load(client, loading)
      await afterwards(tx)
    })
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
  await pool.query('analyze')
}
