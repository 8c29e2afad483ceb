import type { Pool } from 'pg'

type Lock = { lost: AbortSignal; release(): void }

/** Locks of services share the first number, so they meet no other advisory lock. */
const LOCK_SPACE = 7_421_002

/**
 * A lock that lives as long as its connection: a process that dies gives it back at once. Undefined when another
 * process has it.
 */
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
    // The connection goes away with the lock: nobody else must get it with the lock still on.
    if (rows[0]?.locked) return { lost: lost.signal, release: () => client.release(true) }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.off('error', onLost).off('end', onLost)
  client.release()
  return undefined
}
