import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import type { Service } from '../module.ts'
import type { Consumer } from './define-consumer.ts'
import { insertConsumer } from './event-log.ts'
import { consumeOnce } from './run-consumers.ts'

type ConsumerSet = { ctx: AppContext; consumers: readonly Consumer[] }

const POLL_MS = 500

/** Runs before this process appends any event, so that new consumers miss none. */
export const registerConsumers = async ({ ctx, consumers }: ConsumerSet): Promise<void> => {
  for (const { name, isFromBeginning = false } of consumers) {
    await insertConsumer({ db: ctx.db, name, isFromBeginning })
  }
}

/** Runs consumers until none is behind; returns the number of events handled. */
export const drainEvents = async (consuming: ConsumerSet): Promise<number> => {
  let total = 0
  for (;;) {
    const done = await consumeOnce(consuming)
    if (done === 0) return total
    total += done
  }
}

/** Runs in every worker process: the lock on a consumer's row assigns each batch to one of them. */
export const eventService = (consuming: ConsumerSet): Service => ({
  name: 'events',
  role: 'worker',
  isEverywhere: true,
  async run(signal) {
    while (!signal.aborted) {
      if ((await consumeOnce(consuming)) > 0) continue
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined)
    }
  },
})
