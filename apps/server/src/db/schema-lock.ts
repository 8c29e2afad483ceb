import type { Pool, PoolClient } from 'pg'

const LOCK = 7_421_001

/** Serializes changes of the schema by processes that start at once. */
export const withSchemaLock = async ({
  pool,
  run,
}: {
  pool: Pool
  run(client: PoolClient): Promise<void>
}): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await run(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}
