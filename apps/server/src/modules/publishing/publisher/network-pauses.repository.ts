import type { Network } from '@kadr/contract/publishing/networks'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { networkPauses, publisherAccounts } from '../../../db/schema/publishing/publisher.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'
import type { Pace } from './pace.ts'

/** This many accounts have to fail in a row, without a success between, before the network counts as down. */
const OUTAGE_ACCOUNTS = 3

export const recordOutage = async ({
  db,
  network,
  connectionId,
  now,
  pace,
}: {
  db: Db
  network: Network
  connectionId: string
  now: Date
  pace: Pace
}): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`
  const isNew = sql`(cardinality(p.accounts) = 0 and p.until < ${moment} - make_interval(secs => ${pace.graceMs / 1000}))`
  const known = sql`case when ${connectionId}::uuid = any(p.accounts) then p.accounts
    else array_append(p.accounts, ${connectionId}::uuid) end`
  await db.execute(sql`
    insert into network_pauses as p (network, since, until, accounts, pauses)
    values (${network}, ${moment}, ${moment}, array[${connectionId}::uuid], 0)
    on conflict (network) do update set
      accounts = ${known},
      since = case when ${isNew} then ${moment} else p.since end,
      pauses = case when ${isNew} then 0 else p.pauses end
        + case when cardinality(${known}) >= ${OUTAGE_ACCOUNTS} then 1 else 0 end,
      until = case when cardinality(${known}) >= ${OUTAGE_ACCOUNTS}
        then ${moment} + make_interval(secs => least(${pace.pauseMaxMs / 1000},
          ${pace.pauseMinMs / 1000} * power(2, least(20, case when ${isNew} then 0 else p.pauses end))))
        else p.until end
    where p.until <= ${moment}`)
}

/** Resets the count of failed accounts. */
export const recordRecovery = ({ db, network }: { db: Db; network: Network }) =>
  db.update(networkPauses).set({ accounts: [] }).where(eq(networkPauses.network, network))

/** Networks with recent failures. */
export const listFailingNetworks = async ({ db }: { db: Db }): Promise<Network[]> => {
  const rows = await db
    .select({ network: networkPauses.network })
    .from(networkPauses)
    .where(sql`cardinality(${networkPauses.accounts}) > 0`)
  return rows.map(({ network }) => network)
}

export const listPauses = ({ db, clock }: { db: Db; clock: DatabaseClock }) =>
  db
    .select({ network: networkPauses.network, until: networkPauses.until })
    .from(networkPauses)
    .where(gt(networkPauses.until, clock.now()))

/** The latest of: the end of the network's pause, of the account's retry-after, of the lock of a target being sent. */
export const findPauseEnd = async ({
  db,
  clock,
  network,
  connectionId,
}: {
  db: Db
  clock: DatabaseClock
  network: Network
  connectionId?: string
}): Promise<Date | undefined> => {
  const ends = [
    ...(await db
      .select({ at: networkPauses.until })
      .from(networkPauses)
      .where(and(eq(networkPauses.network, network), gt(networkPauses.until, clock.now())))),
    ...(connectionId
      ? await db
          .select({
            at: sql`greatest(${publisherAccounts.freeAt}, ${publisherAccounts.busyUntil})`.mapWith(
              publisherAccounts.freeAt,
            ),
          })
          .from(publisherAccounts)
          .where(
            and(
              eq(publisherAccounts.connectionId, connectionId),
              sql`greatest(${publisherAccounts.freeAt}, ${publisherAccounts.busyUntil}) > ${clock.now()}`,
            ),
          )
      : []),
  ].map(({ at }) => at.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

/** As if the network were down, so that whatever gives way to an outage gives way to it. */
export const pauseUntil = ({
  db,
  network,
  now,
  until,
}: {
  db: Db
  network: Network
  now: Date
  until: Date
}) =>
  db
    .insert(networkPauses)
    .values({ network, since: now, until, accounts: [], pauses: 1 })
    .onConflictDoUpdate({
      target: networkPauses.network,
      set: { since: now, until, accounts: [], pauses: 1 },
    })
