import { MINUTE_MS } from '@kadr/kit/durations'
import type { Pool } from 'pg'

const LOCK = 7_421_001
/** Others may be changing the schema: longer than any statement of a running server. */
const WAIT_MS = 30 * MINUTE_MS

/** Serializes schema changes of processes that start concurrently. It holds one connection of the pool, `run` needs others. */
export const withSchemaLock = async ({
  pool,
  run,
}: {
  pool: Pool
  run(): Promise<void>
}): Promise<void> => {
  const holder = await pool.connect()
  try {
    // Of a transaction, not of a session: a pooler may give each statement outside of one another session.
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    const taken = {
      text: 'select pg_advisory_xact_lock($1)',
      values: [LOCK],
      query_timeout: WAIT_MS,
    }
    await holder.query(taken)
    await run()
  } finally {
    await holder.query('rollback').catch(() => undefined)
    holder.release()
  }
}
