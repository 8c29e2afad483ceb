import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/connection.ts'
import { workspaces } from '../../../db/schema/identity/workspaces.ts'
import { webhookDeliveries, webhookEndpoints } from '../../../db/schema/integrations/webhooks.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import type { DeliveryRow } from './deliveries.repository.ts'

/** Rows with a lease. */
export const deliveryRows = { table: webhookDeliveries, key: webhookDeliveries.id }

/**
 * Endpoints that answer, and those that fail or are slow, have slots of their own, so that the second never take those of
 * the first.
 */
export type Lane = 'healthy' | 'troubled'

type Claiming = {
  db: Db
  clock: DatabaseClock
  lane: Lane
  slowMs: number
}

const isOfLane = ({ lane, slowMs }: Pick<Claiming, 'lane' | 'slowMs'>) => {
  const isTroubled = sql`(e.failures > 0 or e.last_ms >= ${slowMs})`
  return lane === 'troubled' ? isTroubled : sql`not ${isTroubled}`
}

/** A test goes to an endpoint in any state. */
const isSendable = (clock: DatabaseClock) => sql`d.next_at <= ${clock.now()}
  and (d.lease_until is null or d.lease_until <= ${clock.now()})
  and (d.is_test or (e.state = 'active'
    and (e.rest_until is null or e.rest_until <= ${clock.now()})))`

/** So that a claim costs by what is due, not by how many endpoints there are. */
const hasDue = (clock: DatabaseClock) => sql`e.id in (
  select w.endpoint_id from ${webhookDeliveries} w where w.next_at <= ${clock.now()})`

export const isAnyDue = async (claiming: Claiming): Promise<boolean> => {
  const { rows } = await claiming.db.execute(sql`
    select 1 from ${webhookEndpoints} e
    where ${hasDue(claiming.clock)} and ${isOfLane(claiming)} and exists (
      select 1 from ${webhookDeliveries} d
      where d.endpoint_id = e.id and ${isSendable(claiming.clock)})
    limit 1`)
  return rows.length > 0
}

/** Next to the advisory locks of migrations, services, events and push keys. */
const CLAIM_LOCK = 7_421_005

/**
 * The oldest first, at most `perEndpoint` on their way to one endpoint, whichever process sends them: claims are made
 * one after another, which the lock sees to.
 */
export const claimDeliveries = ({
  owner,
  leaseMs,
  limit,
  perEndpoint,
  ...claiming
}: Claiming & {
  owner: string
  leaseMs: number
  limit: number
  perEndpoint: number
}): Promise<DeliveryRow[]> => {
  const { db, clock } = claiming
  return inTransaction(db, async (tx) => {
    const { rows: locked } = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${CLAIM_LOCK}) as "isMine"`,
    )
    if (!locked[0]?.isMine) return []
    return tx
      .update(webhookDeliveries)
      .set({ leaseOwner: owner, leaseUntil: fromNow(clock, leaseMs) })
      .where(
        sql`${webhookDeliveries.id} in (
          select due.id from ${webhookEndpoints} e
          join ${workspaces} w on w.id = e.workspace_id and w.closed_at is null
          cross join lateral (
            select d.id, d.next_at from ${webhookDeliveries} d
            where d.endpoint_id = e.id and ${isSendable(clock)}
            order by d.next_at, d.sequence
            limit greatest(0, ${perEndpoint} - (
              select count(*) from ${webhookDeliveries} r
              where r.endpoint_id = e.id and r.lease_until > ${clock.now()}))
            for update skip locked
          ) due
          where ${hasDue(clock)} and ${isOfLane(claiming)}
          order by due.next_at limit ${limit})`,
      )
      .returning()
  })
}

type OfEndpoint = { tx: Tx; endpointId: string }
type OfSubject = OfEndpoint & { subjectId: string }

const isWaiting = (endpointId: string) =>
  and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting'))

const isOfSubject = ({ endpointId, subjectId }: Omit<OfSubject, 'tx'>) =>
  and(isWaiting(endpointId), eq(webhookDeliveries.subjectId, subjectId))

/** Whether another event of the subject goes before this one. */
export const isBlocked = async ({
  tx,
  sequence,
  ...subject
}: OfSubject & { sequence: number }): Promise<boolean> => {
  const [row] = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isOfSubject(subject), sql`${webhookDeliveries.sequence} < ${sequence}`))
    .limit(1)
  return row !== undefined
}

/** The first that waits may go now, unless it has a time already. */
export const unblockNext = ({ tx, clock, ...subject }: OfSubject & { clock: DatabaseClock }) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAt: clock.now() })
    .where(
      and(
        isNull(webhookDeliveries.nextAt),
        sql`${webhookDeliveries.id} = (
          select id from ${webhookDeliveries} where ${isOfSubject(subject)}
          order by ${webhookDeliveries.sequence} limit 1)`,
      ),
    )

/** Those behind it wait for it; one that is on its way is not called back. */
export const blockLater = ({ tx, sequence, ...subject }: OfSubject & { sequence: number }) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAt: null })
    .where(
      and(
        isOfSubject(subject),
        gt(webhookDeliveries.sequence, sequence),
        isNull(webhookDeliveries.leaseOwner),
      ),
    )

/** The first of each subject may go now, with all its attempts before it. */
export const wakeAll = ({ tx, endpointId, clock }: OfEndpoint & { clock: DatabaseClock }) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAt: clock.now(), attempts: 0 })
    .where(
      sql`${webhookDeliveries.id} in (
        select distinct on (${webhookDeliveries.subjectId}) id from ${webhookDeliveries}
        where ${isWaiting(endpointId)} and not ${webhookDeliveries.isTest}
        order by ${webhookDeliveries.subjectId}, ${webhookDeliveries.sequence})`,
    )

/** Nothing is due any more, so that it is not looked at. Those on their way end as they would. */
export const layAside = ({ tx, endpointId }: OfEndpoint) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAt: null })
    .where(
      and(
        isWaiting(endpointId),
        eq(webhookDeliveries.isTest, false),
        isNull(webhookDeliveries.leaseOwner),
      ),
    )

export const dropWaiting = ({ tx, endpointId, now }: OfEndpoint & { now: Date }) =>
  tx
    .update(webhookDeliveries)
    .set({ state: 'dropped', nextAt: null, leaseOwner: null, leaseUntil: null, doneAt: now })
    .where(and(isWaiting(endpointId), ne(webhookDeliveries.isTest, true)))
