import { SECOND_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { createLeaseSet } from '../../platform/leases/lease-set.ts'
import { runWorker } from '../../platform/leases/run-worker.ts'
import { type Claim, claim, collectBatch, LEASE_MS } from './collect.ts'
import { renewBatches } from './subjects.repository.ts'

/** Batches read at once by one process, each of another account. */
const SLOTS = 4
const RENEW_MS = LEASE_MS / 4
const POLL_MS = 5 * SECOND_MS
const CHECK_MS = SECOND_MS

/** Reads due figures until the signal aborts. */
export const runCollector = ({ ctx, signal }: { ctx: AppContext; signal: AbortSignal }) => {
  const leases = createLeaseSet({
    name: 'collector.leases',
    clock: ctx.clock,
    log: ctx.log,
    times: { leaseMs: LEASE_MS, renewMs: RENEW_MS, checkMs: CHECK_MS },
    port: {
      renew: (owners) =>
        renewBatches({ db: ctx.db, clock: ctx.databaseClock, leaseMs: LEASE_MS, owners }),
    },
  })
  const start = ({ batch, ...grant }: Claim) =>
    void leases.hold({
      key: batch.owner,
      grant,
      run: async (lease) => {
        try {
          await collectBatch({ ctx, batch, lease })
        } catch (error) {
          // Nothing was stored: the lease expires and the batch is read again.
          const { id: accountId, network } = batch.account
          ctx.log.error({ err: error, accountId, network }, 'collector.batch.failed')
        }
      },
    })
  return runWorker<Claim>({
    name: 'collector',
    log: ctx.log,
    signal,
    leases,
    slots: SLOTS,
    pollMs: POLL_MS,
    claim: async () => {
      const claimed = await claim({ ctx })
      return claimed ? [claimed] : []
    },
    start,
    beat: async () => undefined,
  })
}
