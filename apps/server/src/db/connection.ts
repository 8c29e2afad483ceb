import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool, type PoolConfig } from 'pg'
import { openOrm } from './orm/open-orm.ts'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type DatabaseConnection = {
  db: Db
  pool: Pool
  /** A small separate pool, for queries that must not wait behind others. */
  urgentDb: Db
  /** Both. */
  pools: readonly Pool[]
  close(): Promise<void>
}

const URGENT_CONNECTIONS = 3
/** Claims, renewals and heartbeats are small: what leads nowhere is noticed by them first. */
const URGENT_ANSWERS_WITHIN_MS = 20_000
/** Idle connections are kept: a new backend plans its first queries with cold caches. */
export const IDLE_CONNECTION_MS = 60_000
/** No statement of a running server takes that long. */
export const ANSWERS_WITHIN_MS = 60_000
/** What a server that is gone without a word never ends: a peer is asked after this much silence. */
const KEEP_ALIVE_MS = 10_000
/** PostgreSQL ends the session of a process that was suspended within a transaction: it would keep its locks. */
const IDLE_IN_TRANSACTION = `set idle_in_transaction_session_timeout = '10s'`

/** Commits when `run` resolves, rolls back when it throws. Inside a transaction it is a savepoint. */
export const inTransaction = <T>(db: Db | Tx, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(run)

/** Of the driver, or of what wraps it: `answersWithinMs` has passed. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Query read timeout' || isSilence(error.cause))

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

/** Takes what lies idle, and ends it. */
const dropIdle = (pool: Pool) => {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}

/**
 * Checks the connection out instead of drizzle, which leaks it when `begin` fails: each restart of the database would
 * cost the pool some of its connections.
 */
const runTransaction = async <T>(pool: Pool, run: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let failure: unknown
  try {
    const result = await openOrm(client).transaction((tx) =>
      run(tx).catch((error: unknown) => {
        failure = error
        throw error
      }),
    )
    client.release()
    return result
  } catch (error) {
    // Any other failure is one of begin, commit or rollback: the connection must not be reused.
    client.release(error === failure && !isSilence(error) ? false : asError(error))
    throw error
  }
}

const createDb = (pool: Pool): Db => {
  const db: Db = openOrm(pool)
  db.transaction = (run) => runTransaction(pool, run)
  return db
}

export const openDatabase = ({
  url,
  maxConnections,
  answersWithinMs,
  onIdleError,
}: {
  url: string
  maxConnections: number
  /**
   * A connection that owes an answer for longer is given up: of a machine that vanished, or a path that was cut, nobody
   * tells. Without it statements may take any time.
   */
  answersWithinMs?: number
  /** A server restart breaks idle connections; the pool replaces them. */
  onIdleError(error: Error): void
}): DatabaseConnection => {
  let isClosing = false
  const pools: Pool[] = []
  const openPool = (max: number, withinMs = answersWithinMs) => {
    const config: PoolConfig & { onConnect(client: ClientBase): Promise<void> } = {
      connectionString: url,
      max,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      ...(withinMs !== undefined && { query_timeout: withinMs }),
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      application_name: 'kadr',
      // A parameter of the connection's start would be refused by a pooler.
      onConnect: async (client) => {
        await client.query(IDLE_IN_TRANSACTION)
      },
    }
    const pool = new Pool(config)
    pool.on('error', (error) => {
      if (!isClosing) onIdleError(error)
    })
    // An unhandled 'error' event of a checked-out client would crash the process; the next statement fails anyway.
    pool.on('connect', (client) => client.on('error', () => undefined))
    // Where one leads nowhere any more, those beside it lead there, too.
    pool.on('release', (error) => isSilence(error) && pools.forEach(dropIdle))
    pools.push(pool)
    return pool
  }
  const pool = openPool(maxConnections)
  const urgentPool = openPool(
    URGENT_CONNECTIONS,
    answersWithinMs && Math.min(answersWithinMs, URGENT_ANSWERS_WITHIN_MS),
  )
  const close = async () => {
    isClosing = true
    await Promise.all(pools.map((one) => one.end()))
  }
  return {
    db: createDb(pool),
    pool,
    urgentDb: createDb(urgentPool),
    pools,
    close,
  }
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'])
/** SQLSTATE class 08: broken connection; 57P: server starting or stopping; 53: out of resources. */
const SERVER_CODES = /^(08|57P|53)/
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout/i

/** Whether the database was unreachable, as opposed to rejecting the query. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CONNECTION_CODES.has(code) || SERVER_CODES.test(code)) return true
  return DRIVER_MESSAGES.test(error.message) || isDatabaseDown(error.cause)
}

/**
 * A statement whose text is built once for a database, not at every call. For queries that run with every request;
 * PostgreSQL keeps it under its name for each connection.
 */
export const prepareOnce = <Statement>(prepare: (db: Db | Tx) => Statement) => {
  const statements = new WeakMap<Db | Tx, Statement>()
  return (db: Db | Tx): Statement => {
    const statement = statements.get(db) ?? prepare(db)
    statements.set(db, statement)
    return statement
  }
}
