import { type Clock, type ProcessClock, systemClock } from '@kadr/kit/clock'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

/** The clock shared by all processes. */
export type DatabaseClock = {
  /** The time at which the statement that contains it reached the database. */
  now(): SQL
}

/** With a test clock the database uses that clock. */
export const createDatabaseClock = (clock: Clock): DatabaseClock => ({
  // Not clock_timestamp(): it is volatile, and a condition on a volatile function uses no index.
  now: () =>
    clock === systemClock
      ? sql`statement_timestamp()`
      : sql`${clock.now().toISOString()}::timestamptz`,
})

/** A time `ms` from now by the database's clock. */
export const fromNow = (clock: DatabaseClock, ms: number): SQL =>
  sql`(${clock.now()} + make_interval(secs => ${ms / 1000}))`

const readTime = async ({ db, clock }: { db: Db; clock: DatabaseClock }): Promise<number> => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from ${clock.now()}) * 1000)::float8 as ms`,
  )
  const [row] = rows
  if (!row) throw new Error('The database gave no time')
  return row.ms
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
      const time = await readTime({ db, clock: databaseClock })
      const [least, most] = [time - clock.monotonic(), time - askedAt]
      offset = Math.min(most, Math.max(least, offset ?? least))
    },
  }
}
