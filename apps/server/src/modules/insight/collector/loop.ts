import { MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { createLeaseSet } from '../../../platform/leases/lease-set.ts'
import { runWorker } from '../../../platform/leases/run-worker.ts'
import { type Claim, claim, collectBatch, LEASE_MS } from './collect.ts'
import { countOverdue, renewBatches } from './subjects.repository.ts'

/** Batches read concurrently by one process, each of a different account. */
const SLOTS = 4
const RENEW_MS = LEASE_MS / 4
const POLL_MS = 5 * SECOND_MS
const CHECK_MS = SECOND_MS

/** Reads due figures until the signal aborts. */
export const runCollector = ({ ctx, signal }: { ctx: AppContext; signal: AbortSignal }) => {
  /** Accounts of the running batches, by lease owner. */
  const accounts = new Map<string, string>()
  const leases = createLeaseSet({
    name: 'collector.leases',
    clock: ctx.clock,
    log: ctx.log,
    times: { leaseMs: LEASE_MS, renewMs: RENEW_MS, checkMs: CHECK_MS },
    port: {
      renew: (owners) => {
        const batches = owners.flatMap((owner) => {
          const accountId = accounts.get(owner)
          return accountId ? [{ accountId, owner }] : []
        })
        return renewBatches({ db: ctx.db, clock: ctx.databaseClock, leaseMs: LEASE_MS, batches })
      },
    },
  })
  const start = ({ batch, ...grant }: Claim) => {
    accounts.set(batch.owner, batch.account.id)
    return leases.hold({
      key: batch.owner,
      grant,
      run: async (lease) => {
        try {
          await collectBatch({ ctx, batch, lease })
        } catch (error) {
          // Nothing was stored: the lease expires and the batch is read again.
          const { id: accountId, network } = batch.account
          ctx.log.error({ err: error, accountId, network }, 'collector.batch.failed')
        } finally {
          accounts.delete(batch.owner)
        }
      },
    })
  }
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

/** Readings are spread and wait for the quota of a network: later than this is stale. */
const OVERDUE_MS = 30 * MINUTE_MS

/** Gauges of freshness: figures that should have been read and were not. */
export const measureCollector = async ({ db, databaseClock: clock, metrics }: AppContext) => {
  const overdue = await countOverdue({ db, clock, overdueMs: OVERDUE_MS })
  metrics.overdueSubjects.reset()
  for (const { network, count } of overdue) metrics.overdueSubjects.set({ network }, count)
  metrics.oldestDueSubject.set(Math.max(0, ...overdue.map(({ oldestSeconds }) => oldestSeconds)))
}
