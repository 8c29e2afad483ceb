import { and, asc, eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { type Db, inTransaction } from '../../db/connection.ts'
import { eventFailures, events } from '../../db/schema/platform/events.ts'
import type { Consumer } from './define-consumer.ts'
import { waitForConsumerLock } from './event-log.ts'
import { readEvent } from './read-event.ts'

/** Selects parked events; all of them without a condition. */
export type ParkedFilter = { consumer?: string | undefined; eventId?: number | undefined }

const conditionOf = ({ consumer, eventId }: ParkedFilter) =>
  and(
    consumer === undefined ? undefined : eq(eventFailures.consumer, consumer),
    eventId === undefined ? undefined : eq(eventFailures.eventId, eventId),
  )

export const listParked = ({ db, ...filter }: ParkedFilter & { db: Db }) =>
  db
    .select({
      consumer: eventFailures.consumer,
      eventId: eventFailures.eventId,
      kind: events.kind,
      error: eventFailures.error,
      parkedAt: eventFailures.parkedAt,
    })
    .from(eventFailures)
    .innerJoin(events, eq(events.id, eventFailures.eventId))
    .where(conditionOf(filter))
    .orderBy(asc(eventFailures.consumer), asc(eventFailures.eventId))

/**
 * The handler's effects and the removal from the parked events are one transaction, so concurrent replays handle an
 * event once. The lock keeps out the consumer's regular batch.
 */
const replayOne = ({
  ctx,
  consumer,
  eventId,
}: {
  ctx: AppContext
  consumer: Consumer
  eventId: number
}): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    await waitForConsumerLock({ tx, name: consumer.name })
    const parked = await tx
      .delete(eventFailures)
      .where(conditionOf({ consumer: consumer.name, eventId }))
      .returning()
    const [row] = await tx.select().from(events).where(eq(events.id, eventId))
    if (parked.length === 0 || !row) return false
    await consumer.handle({ ctx, tx, event: readEvent(row) })
    return true
  })

export type ReplayReport = {
  consumer: string
  eventId: number
  /** Undefined: handled now. */
  error?: unknown
}

/** Passes parked events to their consumers again, in order. Those that fail again stay parked. */
export const replayParked = async ({
  ctx,
  consumers,
  ...filter
}: ParkedFilter & { ctx: AppContext; consumers: readonly Consumer[] }): Promise<ReplayReport[]> => {
  const replayed: ReplayReport[] = []
  for (const { consumer: name, eventId } of await listParked({ db: ctx.db, ...filter })) {
    const consumer = consumers.find((one) => one.name === name)
    try {
      if (!consumer) throw new Error(`No consumer is called ${name} any more`)
      const isHandled = await replayOne({ ctx, consumer, eventId })
      if (isHandled) replayed.push({ consumer: name, eventId })
    } catch (error) {
      ctx.log.warn({ err: error, consumer: name, eventId }, 'events.replay.failed')
      replayed.push({ consumer: name, eventId, error })
    }
  }
  return replayed
}

/** Discards parked events: they are never handled. */
export const dropParked = async ({ db, ...filter }: ParkedFilter & { db: Db }): Promise<number> => {
  const dropped = await db.delete(eventFailures).where(conditionOf(filter)).returning()
  return dropped.length
}
