import type { ClientBase } from 'pg'
import type { CopiedTable, Partition, Sequence } from './manifest.ts'

type TableShape = Pick<CopiedTable, 'schema' | 'name' | 'columns'>

/** Ours and the job queue's. Migrations are not copied: the installation that restores applies its own. */
export const SCHEMAS = ['public', 'pgboss'] as const
/** pg-boss writes its row when it creates its schema. */
const JOBS_VERSION = 'pgboss.version'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const fullName = ({ schema, name }: { schema: string; name: string }) =>
  `${quote(schema)}.${quote(name)}`
export const columnList = ({ columns }: TableShape) => columns.map(quote).join(', ')

/** Tables with their columns; rows of partitions belong to the table they are of. */
export const listTables = async (client: ClientBase): Promise<TableShape[]> => {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname || '.' || c.relname <> $2
    group by 1, 2 order by 1, 2`,
    [SCHEMAS, JOBS_VERSION],
  )
  return rows
}

export const listPartitions = async (client: ClientBase): Promise<Partition[]> => {
  const { rows } = await client.query<Partition>(
    `select n.nspname as schema, c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
    where n.nspname = any($1) and c.relispartition and c.relkind = 'r' order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Sequences that have given a number. They know no transactions: a later number leaves a gap. */
export const listSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
    where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Whether anything is in the database, of whatever version. */
export const hasTables = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind in ('r', 'p')) as found`,
    [[...SCHEMAS, 'drizzle']],
  )
  return rows[0]?.found ?? false
}

export const readVersions = async (
  client: ClientBase,
): Promise<{ migration: number; jobs: string }> => {
  const { rows } = await client.query<{ migration: string; jobs: string }>(
    `select (select max(created_at) from drizzle.__drizzle_migrations)::text as migration,
      (select max(version) from ${JOBS_VERSION})::text as jobs`,
  )
  return { migration: Number(rows[0]?.migration), jobs: rows[0]?.jobs ?? '' }
}
