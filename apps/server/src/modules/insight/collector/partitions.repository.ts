import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../../../db/connection.ts'

const TABLES = ['metric_points', 'metric_readings'] as const

/** Advisory lock: serializes processes that create the same partition. */
const LOCK = 7_421_002

const monthOf = (at: Date) => at.toISOString().slice(0, 7)

const startOf = (month: string) => `${month}-01T00:00:00Z`

const nextMonth = (month: string) => {
  const start = new Date(startOf(month))
  start.setUTCMonth(start.getUTCMonth() + 1)
  return monthOf(start)
}

type Partition = { table: (typeof TABLES)[number]; month: string }

const nameOf = ({ table, month }: Partition) => `${table}_${month.replace('-', '_')}`

/** Queries the catalog: `to_regclass` uses a cache that is not refreshed after waiting for the lock. */
const isThere = async ({ db, name }: { db: Pick<Db, 'execute'>; name: string }) => {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (
      select from pg_class where relname = ${name} and relnamespace = current_schema()::regnamespace
    ) as found`,
  )
  return rows[0]?.found === true
}

/** Created separately and attached: creating it as a partition would lock the whole table. */
const attach = ({ db, ...partition }: Partition & { db: Db }) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const name = nameOf(partition)
    if (await isThere({ db: tx, name })) return
    const { table, month } = partition
    const from = sql.raw(`'${startOf(month)}'`)
    const to = sql.raw(`'${startOf(nextMonth(month))}'`)
    await tx.execute(
      sql`create table ${sql.identifier(name)} (like ${sql.identifier(table)} including all)`,
    )
    await tx.execute(
      sql`alter table ${sql.identifier(table)} attach partition ${sql.identifier(name)}
        for values from (${from}) to (${to})`,
    )
  })

/** Cache of existing months, by database: partitions are never dropped. */
const known = new WeakMap<Db, Set<string>>()

/** Creates the partitions for rows of these times. */
export const ensurePartitions = async ({
  db,
  times,
}: {
  db: Db
  times: readonly Date[]
}): Promise<void> => {
  const months = known.get(db) ?? new Set<string>()
  known.set(db, months)
  for (const month of new Set(times.map(monthOf))) {
    if (months.has(month)) continue
    for (const table of TABLES) {
      if (await isThere({ db, name: nameOf({ table, month }) })) continue
      await attach({ db, table, month })
    }
    months.add(month)
  }
}
