import { runWorker } from '../../platform/leases/run-worker.ts'
import { registerWorker } from '../../platform/leases/workers.repository.ts'
import type { Publisher } from './publisher.ts'
import type { Run } from './run.ts'
import { type Claim, chooseEarly, claimSome, createLeases, lookAround, start } from './work.ts'

/** How many targets one process has under way at once, and how many it claims by one statement. */
const SLOTS = 16_000
const BATCH = 2000
/** So many due together are claimed in good time. */
const CROWD = 1000

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
  const { ctx, pace, worker } = publisher
  const leases = createLeases(publisher)
  let { earlyMs } = pace
  // A call that others can see is let finish: its answer is worth the wait.
  await runWorker<Claim>({
    name: 'publisher',
    log: ctx.log,
    signal,
    leases,
    slots: SLOTS,
    pollMs: pace.pollMs,
    prepare: async () => {
      await lookAround(publisher)
      earlyMs = await chooseEarly({ publisher, crowd: CROWD })
    },
    claim: (limit) => claimSome({ publisher, limit: Math.min(limit, BATCH), earlyMs }),
    start: (claim) =>
      void start({ publisher, leases, claim, stopping: signal, ...(step && { step }) }),
    beat: () =>
      registerWorker({
        db: ctx.urgentDb,
        clock: ctx.databaseClock,
        kind: 'publisher',
        id: worker,
        slots: SLOTS,
      }),
  })
}
