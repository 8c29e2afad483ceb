import type { Pool } from 'pg'

type Lock = { lost: AbortSignal; release(): void }

/** Service locks share the first key, so they never collide with other advisory locks. */
const LOCK_SPACE = 7_421_002

/** A session-level advisory lock: released at once when the process dies. Undefined when another process has it. */
export const tryLock = async ({
  pool,
  name,
}: {
  pool: Pool
  name: string
}): Promise<Lock | undefined> => {
  const client = await pool.connect()
  const lost = new AbortController()
  const onLost = () => lost.abort()
  client.on('error', onLost).on('end', onLost)
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as locked',
      [LOCK_SPACE, name],
    )
    // The connection is destroyed with the lock: returned to the pool, it would keep the lock.
    if (rows[0]?.locked) return { lost: lost.signal, release: () => client.release(true) }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.off('error', onLost).off('end', onLost)
  client.release()
  return undefined
}
