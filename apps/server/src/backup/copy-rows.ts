import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import { columnList, fullName } from './catalog.ts'
import type { CopiedTable } from './manifest.ts'
import { createRowHash, type RowsDigest } from './row-hash.ts'

type TableShape = Pick<CopiedTable, 'schema' | 'name' | 'columns'>

/** How values are written depends on these; the same rows must give the same text everywhere. */
export const SESSION = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** A partitioned table can't be copied by its name. */
export const readRows = (client: ClientBase, table: TableShape): Readable =>
  client.query(to(`copy (select ${columnList(table)} from ${fullName(table)}) to stdout`))

export const writeRows = async (
  client: ClientBase,
  { table, rows }: { table: TableShape; rows: Readable },
): Promise<RowsDigest> => {
  const { stream, result } = createRowHash()
  const target = client.query(from(`copy ${fullName(table)} (${columnList(table)}) from stdin`))
  await pipeline(rows, stream, target)
  return result()
}

/** Count and hash of the rows as they are now. */
export const digestRows = async (client: ClientBase, table: TableShape): Promise<RowsDigest> => {
  const { stream, result } = createRowHash()
  await pipeline(readRows(client, table), stream.resume())
  return result()
}
