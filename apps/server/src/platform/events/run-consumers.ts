import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Consumer } from './define-consumer.ts'
import {
  type ConsumerRow,
  type EventRow,
  insertFailure,
  listForConsumer,
  lockConsumer,
  moveConsumer,
  readBacklog,
  sequenceEvents,
} from './event-log.ts'
import { readEvent } from './read-event.ts'

type HandlerContext = { ctx: AppContext; tx: Tx; consumer: Consumer }

const BATCH = 100
const MAX_ATTEMPTS = 5
const RETRY_MIN_MS = 1000

const retryAtOf = ({ ctx, attempts }: { ctx: AppContext; attempts: number }) =>
  new Date(ctx.clock.now().getTime() + RETRY_MIN_MS * 4 ** (attempts - 1))

/** In a savepoint: writes of a failing handler are rolled back, those of earlier events stay. */
const tryHandle = async (
  { ctx, tx, consumer }: HandlerContext,
  row: EventRow,
): Promise<unknown> => {
  try {
    const event = readEvent(row)
    await inTransaction(tx, (savepoint) => consumer.handle({ ctx, tx: savepoint, event }))
    return undefined
  } catch (error) {
    return error ?? new Error('A consumer threw nothing')
  }
}

const park = async ({ ctx, tx, consumer }: HandlerContext, row: EventRow, error: unknown) => {
  const { name } = consumer
  const fields = { err: error, consumer: name, eventId: row.id, kind: row.kind }
  ctx.log.error(fields, 'events.consumer.parked')
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  await insertFailure({ tx, consumer: name, eventId: row.id, error: message })
}

/** Handles events in order, up to the first one that needs a retry. */
const handleAll = async (
  handling: HandlerContext,
  { rows, state, readUpTo }: { rows: readonly EventRow[]; state: ConsumerRow; readUpTo: number },
): Promise<Pick<ConsumerRow, 'position' | 'attempts' | 'retryAt'>> => {
  const { ctx, consumer } = handling
  let { position, attempts } = state
  for (const row of rows) {
    const error = await tryHandle(handling, row)
    if (error !== undefined) {
      attempts += 1
      const fields = { err: error, consumer: consumer.name, eventId: row.id, attempts }
      ctx.log.warn(fields, 'events.consumer.failed')
      if (attempts < MAX_ATTEMPTS) {
        return { position, attempts, retryAt: retryAtOf({ ctx, attempts }) }
      }
      await park(handling, row, error)
    }
    attempts = 0
    position = row.position ?? position
  }
  return { position: readUpTo, attempts: 0, retryAt: null }
}

/** One batch of one consumer: effects and position in one transaction. Returns the number of events passed. */
const runConsumer = ({ ctx, consumer }: { ctx: AppContext; consumer: Consumer }): Promise<number> =>
  inTransaction(ctx.db, async (tx) => {
    const state = await lockConsumer({ tx, name: consumer.name })
    if (!state || (state.retryAt && state.retryAt > ctx.clock.now())) return 0
    const batch = await listForConsumer({
      tx,
      after: state.position,
      kinds: consumer.kinds,
      limit: BATCH,
    })
    const moved = await handleAll({ ctx, tx, consumer }, { ...batch, state })
    await moveConsumer({ tx, name: consumer.name, ...moved })
    return moved.position - state.position
  })

/** A transaction that failed as a whole is retried in the next round. */
const tryConsumer = async (input: { ctx: AppContext; consumer: Consumer }): Promise<number> => {
  try {
    return await runConsumer(input)
  } catch (error) {
    const { ctx, consumer } = input
    ctx.log.warn({ err: error, consumer: consumer.name }, 'events.consumer.interrupted')
    return 0
  }
}

const sequenceBacklog = async (ctx: AppContext) => {
  const read = () => readBacklog({ db: ctx.db, now: ctx.clock.now() })
  const { isUnsequenced, behind } = await read()
  if (!isUnsequenced) return { sequenced: 0, behind }
  const sequenced = await sequenceEvents(ctx.db)
  return { sequenced, behind: (await read()).behind }
}

/**
 * Sequences new events and runs one batch of every consumer that is behind. Returns the number of events handled: zero
 * when all are read, locked by another process, or in backoff.
 */
export const consumeOnce = async ({
  ctx,
  consumers,
}: {
  ctx: AppContext
  consumers: readonly Consumer[]
}): Promise<number> => {
  const { sequenced, behind } = await sequenceBacklog(ctx)
  const passed = await Promise.all(
    consumers
      .filter(({ name }) => behind.includes(name))
      .map((consumer) => tryConsumer({ ctx, consumer })),
  )
  return passed.reduce((sum, count) => sum + count, sequenced)
}
