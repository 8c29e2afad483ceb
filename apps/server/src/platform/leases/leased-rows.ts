import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { type DatabaseClock, fromNow } from './database-clock.ts'

/** A table with the columns `lease_owner` and `lease_until`. */
type LeasedTable = PgTable & { leaseOwner: AnyPgColumn; leaseUntil: AnyPgColumn }

/** `key` is the primary key. */
export type LeasedRows = { table: LeasedTable; key: AnyPgColumn }

/** `owner` is a new id for each claim, so that it distinguishes successive leases of one worker. */
export type HeldRow = { id: string; owner: string }

export const NO_LEASE = { leaseOwner: null, leaseUntil: null } as const

export const isUnleased = ({ leaseUntil }: LeasedTable, clock: DatabaseClock): SQL | undefined =>
  or(isNull(leaseUntil), lte(leaseUntil, clock.now()))

/** Extends the leases still owned and returns the ids of their rows. */
export const renewRows = async ({
  db,
  clock,
  leaseMs,
  rows: { table, key },
  held,
}: {
  db: Db
  clock: DatabaseClock
  leaseMs: number
  rows: LeasedRows
  held: readonly HeldRow[]
}): Promise<string[]> => {
  if (held.length === 0) return []
  const pairs = held.map(({ id, owner }) => sql`(${id}::uuid, ${owner}::uuid)`)
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${table} set lease_until = ${fromNow(clock, leaseMs)}
    where (${key}, ${table.leaseOwner}) in (${sql.join(pairs, sql`, `)})
      and ${table.leaseUntil} > ${clock.now()}
    returning ${key} as id`)
  return rows.map(({ id }) => id)
}

/** Does nothing when another worker has claimed the row. */
export const releaseRow = ({
  db,
  rows: { table, key },
  held: { id, owner },
}: {
  db: Db
  rows: LeasedRows
  held: HeldRow
}) =>
  db.execute(sql`
    update ${table} set lease_owner = null, lease_until = null
    where ${and(eq(key, id), eq(table.leaseOwner, owner))}`)
