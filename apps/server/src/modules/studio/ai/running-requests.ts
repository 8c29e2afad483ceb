import type { AppContext } from '../../../context.ts'
import { createLeaseSet, type LeaseSet } from '../../../platform/leases/lease-set.ts'
import { renewLeases } from './ai-requests.repository.ts'

/** Three renewals may fail before the lease expires. */
export const LEASE_TIMES = { leaseMs: 30_000, renewMs: 10_000, checkMs: 1000 }

/** Leases of this process; a request ended in another process loses its lease and is aborted. */
export type RunningRequests = LeaseSet

export const createRunningRequests = (
  ctx: Pick<AppContext, 'db' | 'clock' | 'databaseClock' | 'log'>,
): RunningRequests =>
  createLeaseSet({
    name: 'ai.requests',
    clock: ctx.clock,
    log: ctx.log,
    times: LEASE_TIMES,
    port: {
      renew: (ids) =>
        renewLeases({
          db: ctx.db,
          clock: ctx.databaseClock,
          leaseMs: LEASE_TIMES.leaseMs,
          ids,
        }),
    },
  })
