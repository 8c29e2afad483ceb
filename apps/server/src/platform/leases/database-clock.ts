import { type Clock, isMovable, type ProcessClock, systemClock } from '@kadr/kit/clock'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'

/** The clock shared by all processes. */
export type DatabaseClock = {
  /** The time at which the statement that contains it reached the database. */
  now(): SQL
}

// Not clock_timestamp(): it is volatile, and a condition on a volatile function uses no index.
const aheadOf = (aheadMs: number): SQL =>
  aheadMs === 0
    ? sql`statement_timestamp()`
    : sql`(statement_timestamp() + make_interval(secs => ${aheadMs / 1000}))`

/** With a test clock the database uses that clock. */
export const createDatabaseClock = (clock: Clock): DatabaseClock => ({
  now: () => {
    if (isMovable(clock)) return aheadOf(clock.aheadMs())
    return clock === systemClock ? aheadOf(0) : sql`${clock.now().toISOString()}::timestamptz`
  },
})

/** A time `ms` from now by the database's clock. */
export const fromNow = (clock: DatabaseClock, ms: number): SQL =>
  sql`(${clock.now()} + make_interval(secs => ${ms / 1000}))`

/** For decisions that must not depend on the clock of one machine. */
export const readDatabaseTime = async ({
  db,
  clock,
}: {
  db: Db | Tx
  clock: DatabaseClock
}): Promise<Date> => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from ${clock.now()}) * 1000)::float8 as ms`,
  )
  const [row] = rows
  if (!row) throw new Error('The database gave no time')
  return new Date(row.ms)
}

/** An estimate of the database's time between two synchronizations. */
export type SynchronizedClock = Clock & { synchronize(db: Db): Promise<void> }

/**
 * Never ahead of the database. A round trip bounds the clock offset by its send and receive times; an estimate within
 * those bounds is kept, so that one slow response does not spoil a good estimate.
 */
export const createSynchronizedClock = ({
  clock,
  databaseClock,
}: {
  clock: ProcessClock
  databaseClock: DatabaseClock
}): SynchronizedClock => {
  let offset: number | undefined
  return {
    now: () => {
      if (offset === undefined) throw new Error('The clock was read before it was synchronized')
      return new Date(clock.monotonic() + offset)
    },
    async synchronize(db) {
      const askedAt = clock.monotonic()
      const time = (await readDatabaseTime({ db, clock: databaseClock })).getTime()
      const [least, most] = [time - clock.monotonic(), time - askedAt]
      offset = Math.min(most, Math.max(least, offset ?? least))
    },
  }
}
