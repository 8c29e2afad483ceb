import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import type { Service } from '../module.ts'
import type { Consumer } from './define-consumer.ts'
import { insertConsumer } from './event-log.ts'
import { consumeOnce } from './run-consumers.ts'

type Consuming = { ctx: AppContext; consumers: readonly Consumer[] }

const POLL_MS = 500

/** Before anything is appended by this program: what happens from now on is read by all of them. */
export const registerConsumers = async ({ ctx, consumers }: Consuming): Promise<void> => {
  for (const { name, isFromBeginning = false } of consumers) {
    await insertConsumer({ db: ctx.db, name, isFromBeginning })
  }
}

/** Reads until nothing is left, and returns how much was done. */
export const drainEvents = async (consuming: Consuming): Promise<number> => {
  let total = 0
  for (;;) {
    const done = await consumeOnce(consuming)
    if (done === 0) return total
    total += done
  }
}

/** In every worker: the lock on a consumer's row gives a batch to one of them. */
export const eventService = (consuming: Consuming): Service => ({
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
