import { setTimeout as pause } from 'node:timers/promises'
import type { Publisher } from './publisher.ts'
import type { Run } from './run.ts'
import { chooseEarly, claimSome, type Hands, lookAround, renew, take } from './work.ts'
import { noteWorker } from './workers.repository.ts'

/** How many targets one process has in hand at once, and how many it claims by one statement. */
const CAPACITY = 16_000
const BATCH = 2000
/** So many due together are claimed in good time. */
const CROWD = 1000
const BEAT_MS = 2000
const FORGET_MS = 86_400_000

/** Something that is to be done again and again; a failure is told and the next time comes all the same. */
const every = async ({
  ms,
  signal,
  publisher,
  run,
}: {
  ms: number
  signal: AbortSignal
  publisher: Publisher
  run(): Promise<unknown>
}): Promise<void> => {
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      if (!signal.aborted) publisher.ctx.log.warn({ err: error }, 'publisher')
    }
    await pause(ms, undefined, { signal }).catch(() => undefined)
  }
}

const beat = ({ ctx, worker }: Publisher) => {
  const now = ctx.clock.now()
  const forgetBefore = new Date(now.getTime() - FORGET_MS)
  return noteWorker({ db: ctx.urgentDb, id: worker, now, forgetBefore })
}

/** Leases that ran out while the database could not be asked. */
const letGo = async (hands: Hands) => {
  for (const { lease } of hands.values()) if (lease.isOver()) lease.lose()
}

type Working = {
  publisher: Publisher
  hands: Hands
  stopping: AbortSignal
  step?: ((run: Run) => Promise<unknown>) | undefined
}

/** Claims until there is nothing due or no room. What is done makes room and may free its account. */
const claimAll = async ({ publisher, hands, stopping, step }: Working): Promise<void> => {
  await lookAround(publisher)
  const earlyMs = await chooseEarly({ publisher, crowd: CROWD })
  while (!stopping.aborted && hands.size < CAPACITY) {
    const limit = Math.min(BATCH, CAPACITY - hands.size)
    const claims = await claimSome({ publisher, limit, earlyMs })
    for (const claim of claims) {
      void take({ publisher, claim, hands, stopping, ...(step && { step }) })
    }
    if (claims.length === 0) return
  }
}

/** One worker's publishing, until it is told to stop; then what is safe to leave is left to others. */
export const runPublisher = async ({
  publisher,
  signal,
  step,
}: {
  publisher: Publisher
  signal: AbortSignal
  /** What is done with a target whose moment has come, when it is not publishing. */
  step?: (run: Run) => Promise<unknown>
}): Promise<void> => {
  const hands: Hands = new Map()
  const { pace } = publisher
  const ended = new AbortController()
  const keeping = [
    every({
      ms: pace.renewMs,
      signal: ended.signal,
      publisher,
      run: () => renew({ publisher, hands }),
    }),
    every({ ms: pace.pollMs, signal: ended.signal, publisher, run: () => letGo(hands) }),
    every({ ms: BEAT_MS, signal, publisher, run: () => beat(publisher) }),
  ]
  await every({
    ms: pace.pollMs,
    signal,
    publisher,
    run: () => claimAll({ publisher, hands, stopping: signal, step }),
  })
  // A call that others can see is let finish: its answer is worth the wait.
  await Promise.all([...hands.values()].map(({ done }) => done))
  ended.abort()
  await Promise.all(keeping)
}
