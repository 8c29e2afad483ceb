import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/**
 * PostgreSQL scans for referencing rows on every delete and creates no index for it. A partial index serves only when
 * every row it excludes is null.
 */
const UNINDEXED = `
  select conrelid::regclass::text || '.' || a.attname as key
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confdeltype in ('c', 'n', 'd')
    and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
  order by 1`

it('finds rows that a deletion reaches by an index', async () => {
  const { rows } = await database.pool.query<{ key: string }>(UNINDEXED)
  expect(rows.map(({ key }) => key)).toEqual([])
})
