import type { Pool, PoolClient } from 'pg'

type Lock = { lost: AbortSignal; release(): void }

/** Service locks share the first key, so they never collide with other advisory locks. */
const LOCK_SPACE = 7_421_002

/** A holder that is silent for this long is suspended or unreachable, and loses the lock. */
const SILENCE_MS = 15_000
const BEATS_PER_SILENCE = 5

/**
 * A dead process releases its lock immediately; a suspended one, or an unreachable machine, would keep the session
 * open, so the database ends a session without heartbeats. PostgreSQL 13 has no such setting.
 */
const limitSilence = (client: PoolClient, silenceMs: number) =>
  client.query(
    `select set_config(name, $1, false) from pg_settings where name = 'idle_session_timeout'`,
    [String(silenceMs)],
  )

const beat = ({
  client,
  silenceMs,
  onLost,
}: {
  client: PoolClient
  silenceMs: number
  onLost(): void
}): NodeJS.Timeout => {
  let answeredAt = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - answeredAt > silenceMs) return onLost()
    client.query('select').then(() => {
      answeredAt = performance.now()
    }, onLost)
  }, silenceMs / BEATS_PER_SILENCE)
  return timer.unref()
}

/** A session-level advisory lock: released at once when the process dies. Undefined when another process has it. */
export const tryLock = async ({
  pool,
  name,
  silenceMs = SILENCE_MS,
}: {
  pool: Pool
  name: string
  silenceMs?: number
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
    if (rows[0]?.locked) {
      await limitSilence(client, silenceMs)
      const timer = beat({ client, silenceMs, onLost })
      const release = () => {
        clearInterval(timer)
        // The connection is destroyed with the lock: returned to the pool, it would keep the lock.
        client.release(true)
      }
      return { lost: lost.signal, release }
    }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.off('error', onLost).off('end', onLost)
  client.release()
  return undefined
}
