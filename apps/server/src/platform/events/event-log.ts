import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/connection.ts'
import {
  eventConsumers,
  eventFailures,
  eventPositions,
  events,
} from '../../db/schema/platform/events.ts'
import type { DatabaseClock } from '../leases/database-clock.ts'

export type EventRow = typeof events.$inferSelect
export type ConsumerRow = typeof eventConsumers.$inferSelect

/** Next to the advisory locks of migrations and services. */
const SEQUENCER_LOCK = 7_421_003
const SEQUENCED_AT_ONCE = 5000
const RECENT_EVENTS = 1000

/**
 * Assigns positions to committed events in the order of ids and returns their number. The lock makes positions visible
 * in order, so a reader at a position has seen every smaller one. It is taken by a separate statement: the next one
 * then gets a snapshot that includes the commit of the previous lock holder.
 */
export const sequenceEvents = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${SEQUENCER_LOCK}) as locked`,
    )
    if (!rows[0]?.locked) return 0
    const { rowCount } = await tx.execute(sql`
      update ${events} set position = next.position
      from (
        select id, nextval(${eventPositions.seqName}) as position
        from (select id from ${events} where position is null order by id
          limit ${SEQUENCED_AT_ONCE}) waiting
      ) next
      where ${events.id} = next.id`)
    return rowCount ?? 0
  })

/** The position of the newest event that has one. */
export const findHead = async (db: Db | Tx): Promise<number> => {
  const { rows } = await db.execute<{ head: string }>(
    sql`select coalesce(max(position), 0)::text as head from ${events}`,
  )
  return Number(rows[0]?.head ?? 0)
}

/** Initial position of a new consumer; existing ones keep theirs. */
export const insertConsumer = ({
  db,
  name,
  isFromBeginning,
}: {
  db: Db
  name: string
  isFromBeginning: boolean
}) =>
  db.execute(sql`
    insert into ${eventConsumers} (name, position)
    select ${name}, case when ${isFromBeginning} then 0 else last end
    from (select case when is_called then last_value else 0 end as last from event_positions) log
    on conflict do nothing`)

type Backlog = {
  isUnsequenced: boolean
  /** Names of consumers that are behind and not in backoff. */
  behind: string[]
}

/** One query: all that an idle worker runs. */
export const readBacklog = async ({ db, now }: { db: Db; now: Date }): Promise<Backlog> => {
  const { rows } = await db.execute<Backlog>(sql`
    select exists (select 1 from ${events} where ${events.position} is null) as "isUnsequenced",
      array(
        select ${eventConsumers.name} from ${eventConsumers}
        where coalesce(${eventConsumers.retryAt} <= ${now.toISOString()}, true) and exists (
          select 1 from ${events} where ${events.position} > ${eventConsumers.position})
      ) as behind`)
  return rows[0] ?? { isUnsequenced: false, behind: [] }
}

/** Undefined while another process has the lock. */
export const lockConsumer = async ({
  tx,
  name,
}: {
  tx: Tx
  name: string
}): Promise<ConsumerRow | undefined> => {
  const [row] = await tx
    .select()
    .from(eventConsumers)
    .where(eq(eventConsumers.name, name))
    .for('update', { skipLocked: true })
  return row
}

/** Waits for another process to release the lock. */
export const waitForConsumerLock = async ({
  tx,
  name,
}: {
  tx: Tx
  name: string
}): Promise<void> => {
  await tx.select().from(eventConsumers).where(eq(eventConsumers.name, name)).for('update')
}

/** Up to `limit` events of the kinds, and the position up to which the log was read. */
export const listForConsumer = async ({
  tx,
  after,
  kinds,
  limit,
}: {
  tx: Tx
  after: number
  kinds: readonly EventRow['kind'][]
  limit: number
}): Promise<{ rows: EventRow[]; readUpTo: number }> => {
  const head = await findHead(tx)
  const rows = await tx
    .select()
    .from(events)
    .where(
      and(gt(events.position, after), lte(events.position, head), inArray(events.kind, [...kinds])),
    )
    .orderBy(asc(events.position))
    .limit(limit)
  const last = rows.length === limit ? rows.at(-1)?.position : undefined
  return { rows, readUpTo: last ?? Math.max(head, after) }
}

export const moveConsumer = ({
  tx,
  name,
  ...values
}: {
  tx: Tx
  name: string
  position: number
  attempts: number
  retryAt: Date | null
}) =>
  tx
    .update(eventConsumers)
    .set({ ...values, movedAt: sql`now()` })
    .where(eq(eventConsumers.name, name))

export const insertFailure = ({
  tx,
  ...failure
}: {
  tx: Tx
  consumer: string
  eventId: number
  error: string
}) => tx.insert(eventFailures).values(failure).onConflictDoNothing()

export const deleteEventsOfWorkspace = async ({
  tx,
  workspaceId,
}: {
  tx: Tx
  workspaceId: string
}): Promise<void> => {
  await tx.delete(events).where(eq(events.workspaceId, workspaceId))
}

/** For the metrics. Events without a position are not counted. */
export const measureConsumers = async ({ db, clock }: { db: Db; clock: DatabaseClock }) => {
  type Row = { consumer: string; lag: number; parked: number; oldestSeconds: number }
  const { rows } = await db.execute<Row>(sql`
    select name as consumer,
      coalesce((select extract(epoch from ${clock.now()} - ${events.createdAt}) from ${events}
        where ${events.position} > ${eventConsumers.position}
        order by ${events.position} limit 1), 0)::float8 as "oldestSeconds",
      (select count(*)::int from ${events} where ${events.position} > ${eventConsumers.position}) as lag,
      (select count(*)::int from ${eventFailures}
        where ${eventFailures.consumer} = ${eventConsumers.name}) as parked
    from ${eventConsumers}`)
  return rows
}

/** Age in seconds of the oldest committed event without a position; 0 without one. */
export const measureUnsequenced = async ({ db, clock }: { db: Db; clock: DatabaseClock }) => {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce((select extract(epoch from ${clock.now()} - ${events.createdAt}) from ${events}
      where ${events.position} is null order by ${events.id} limit 1), 0)::float8 as seconds`)
  return rows[0]?.seconds ?? 0
}

/** The position before the events of the last `sinceMs` visible to a reader, by the database's clock. */
export const findPositionBefore = async ({
  db,
  workspaceId,
  userId,
  sinceMs,
}: {
  db: Db
  workspaceId: string
  userId: string
  sinceMs: number
}): Promise<number> => {
  const { rows } = await db.execute<{ first: string | null }>(sql`
    select min(position)::text as first from (
      (select position, created_at from ${events}
        where workspace_id = ${workspaceId} and position is not null
        order by position desc limit ${RECENT_EVENTS})
      union all
      (select position, created_at from ${events}
        where workspace_id is null and subject_id = ${userId} and position is not null
        order by position desc limit ${RECENT_EVENTS})
    ) recent where created_at > now() - make_interval(secs => ${sinceMs / 1000})`)
  const first = rows[0]?.first
  return first ? Number(first) - 1 : findHead(db)
}

/** Events of these workspaces, and of these users without a workspace, in order. */
export const listLive = ({
  db,
  workspaceIds,
  userIds,
  after,
  upTo,
}: {
  db: Db
  workspaceIds: readonly string[]
  userIds: readonly string[]
  after: number
  upTo: number
}) =>
  db
    .select({
      position: events.position,
      workspaceId: events.workspaceId,
      kind: events.kind,
      subjectId: events.subjectId,
      postId: sql<string | null>`${events.payload} ->> 'postId'`,
    })
    .from(events)
    .where(
      and(
        or(
          inArray(events.workspaceId, [...workspaceIds]),
          and(isNull(events.workspaceId), inArray(events.subjectId, [...userIds])),
        ),
        gt(events.position, after),
        lte(events.position, upTo),
      ),
    )
    .orderBy(asc(events.position))
