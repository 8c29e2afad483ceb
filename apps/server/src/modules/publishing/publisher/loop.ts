import { runWorker } from '../../../platform/leases/run-worker.ts'
import { registerWorker } from '../../../platform/leases/workers.repository.ts'
import type { Publisher } from './publisher.ts'
import type { Run } from './run.ts'
import {
  type Claim,
  chooseClaimAhead,
  claimSome,
  createLeases,
  isAnyTargetDue,
  prepareClaim,
  start,
} from './work.ts'

/** Concurrent targets per process, and the batch size of one claim. */
const SLOTS = 16_000
const BATCH = 2000
/** From this many due together, claims start earlier. */
const CROWD = 1000

/** Runs until the signal aborts; unfinished targets that are safe to repeat are left to other workers. */
export const runPublisher = async ({
  publisher,
  signal,
  step,
}: {
  publisher: Publisher
  signal: AbortSignal
  /** Replaces `runTarget`: the benchmark measures claims alone. */
  step?: (run: Run) => Promise<unknown>
}): Promise<void> => {
  const { ctx, pace, worker } = publisher
  const leases = createLeases(publisher)
  let { earlyMs } = pace
  // A submit request in flight is not aborted on shutdown: a lost response needs reconciliation.
  await runWorker<Claim>({
    name: 'publisher',
    log: ctx.log,
    signal,
    leases,
    slots: SLOTS,
    pollMs: pace.pollMs,
    isAnyDue: () => isAnyTargetDue(publisher),
    prepare: async () => {
      await prepareClaim(publisher)
      earlyMs = await chooseClaimAhead({ publisher, crowd: CROWD })
    },
    claim: (limit) => claimSome({ publisher, limit: Math.min(limit, BATCH), earlyMs }),
    start: (claim) => start({ publisher, leases, claim, stopping: signal, ...(step && { step }) }),
    beat: async () => {
      await registerWorker({
        db: ctx.urgentDb,
        clock: ctx.databaseClock,
        kind: 'publisher',
        id: worker,
        slots: SLOTS,
      })
      ctx.pulses.publisher.beat()
    },
  })
}
