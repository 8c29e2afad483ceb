import type { PoolClient } from 'pg'

/** Of the installation, not of anybody. */
const COMMON = ['event_consumers', 'plans', 'push_keys', 'workers']
/** When something has to be done: for nearly all, later. */
const TIMES_OF_QUEUES = ['act_at', 'check_at', 'due_at', 'next_at', 'next_plan_at', 'next_try_at']
/** Half of what others have belongs to one of them. */
const LARGEST = 2
const AT_LEAST = 500
/** Work of others that is over: nobody has tens of thousands of renders in the line. */
const DONE: Readonly<Record<string, string>> = {
  'bot_messages.state': `'sent'`,
  'events.position': 'coalesce(t.position, t.id) + 1000 * n',
  'generations.state': `'cancelled'`,
  'generations.finished_at': 't.created_at',
  'generations.failure_text': 'null',
  'generations.lease_owner': 'null',
  'generations.lease_until': 'null',
}

/**
 * What the `n`th copy of a row has in each column. Ids are all shifted alike, so that copies refer to copies; what has
 * to differ for a key that holds no id gets the number.
 */
const COPIES = `
  select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    array_agg(case
      when $3::jsonb ? (c.relname || '.' || a.attname) then $3::jsonb ->> (c.relname || '.' || a.attname)
      when a.attname = 'workspace_id' and c.relname <> 'workspace_members'
        then 'md5(t.workspace_id::text || case when n % 2 = 0 then ${LARGEST} else n end)::uuid'
      when a.atttypid = 'uuid'::regtype then format('md5(t.%1$I::text || n)::uuid', a.attname)
      when a.atttypid = 'uuid[]'::regtype then format(
        'case when t.%1$I is not null then array(select md5(one::text || n)::uuid from unnest(t.%1$I) one) end', a.attname)
      when a.attname = any($2) then format('t.%1$I + make_interval(days => 1 + mod(n, 365))', a.attname)
      when a.attname = 'chat_id' then format('t.%1$I + 1000 * n', a.attname)
      when a.atttypid = 'text'::regtype and key.is_one and not key.is_choice then format('t.%1$I || ''-'' || n', a.attname)
      when a.atttypid in ('int4'::regtype, 'int8'::regtype) and key.is_one and not key.has_id
        then format('t.%1$I + 1000 * n', a.attname)
      else format('t.%1$I', a.attname) end order by a.attnum) as copies
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  cross join lateral (
    select
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as is_one,
      exists (select from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey) and k.atttypid = 'uuid'::regtype
        where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as has_id,
      exists (select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)) as is_choice
  ) key
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all($1)
  group by c.relname order by c.relname`

type Copied = { name: string; columns: string[]; copies: string[] }

/** Gives other workspaces copies of all rows: of the tables in `large` until they have about so many rows, of others 500. */
export const copyForOthers = async (
  client: PoolClient,
  { large, rows: wanted }: { large: readonly string[]; rows: number },
): Promise<void> => {
  const { rows: tables } = await client.query<Copied>(COPIES, [COMMON, TIMES_OF_QUEUES, DONE])
  // Copies refer to copies that are made after them.
  await client.query(`set session_replication_role = 'replica'`)
  for (const { name, columns, copies } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    )
    const count = Math.max(1, rows[0]?.count ?? 0)
    const copiesOfEach = large.includes(name) ? Math.ceil(wanted / count) : AT_LEAST
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${copies} from ${name} t, generate_series(1, $1::int) n
       on conflict do nothing`,
      [copiesOfEach],
    )
  }
  await client.query('analyze')
}
