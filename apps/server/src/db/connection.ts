import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type DatabaseConnection = {
  db: Db
  pool: Pool
  /** A small separate pool, for queries that must not queue behind the rest. */
  urgentDb: Db
  close(): Promise<void>
}

const URGENT_CONNECTIONS = 3

/**
 * Commits when `run` resolves, rolls back when it throws. Inside a transaction it is a savepoint. The connection is
 * taken here and not by drizzle, which never gives it back when `begin` fails: each restart of the database would cost
 * the pool some of its connections.
 */
export const inTransaction = async <T>(db: Db | Tx, run: (tx: Tx) => Promise<T>): Promise<T> => {
  const pool = '$client' in db ? db.$client : undefined
  if (!(pool instanceof Pool)) return db.transaction(run)
  const client = await pool.connect()
  let failure: unknown
  try {
    const result = await drizzle(client).transaction((tx) =>
      run(tx).catch((error: unknown) => {
        failure = error
        throw error
      }),
    )
    client.release()
    return result
  } catch (error) {
    // Any other failure is one of begin, commit or rollback: the connection is not to be used again.
    client.release(error !== failure)
    throw error
  }
}

export const openDatabase = ({
  url,
  maxConnections,
  onIdleError,
}: {
  url: string
  maxConnections: number
  /** A server restart breaks idle connections; the pool replaces them. */
  onIdleError(error: Error): void
}): DatabaseConnection => {
  let isClosing = false
  const openPool = (max: number) => {
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 10_000,
      application_name: 'kadr',
    })
    pool.on('error', (error) => {
      if (!isClosing) onIdleError(error)
    })
    // An unhandled 'error' event of a checked-out client would crash the process; the next statement fails anyway.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const pool = openPool(maxConnections)
  const urgentPool = openPool(URGENT_CONNECTIONS)
  const close = async () => {
    isClosing = true
    await Promise.all([pool.end(), urgentPool.end()])
  }
  return { db: drizzle(pool), pool, urgentDb: drizzle(urgentPool), close }
}
