import type { NetworkContext } from '@kadr/networks'
import type { Lease } from './lease.ts'

/**
 * Requests to a network are aborted with the lease and none starts after it: a process suspended in the middle of a
 * step must not continue it.
 */
export const withLease = ({
  context,
  lease,
  stopping,
}: {
  context: NetworkContext
  lease: Lease
  /** Aborts requests that are safe to repeat. */
  stopping?: AbortSignal
}): NetworkContext => {
  const signal = stopping ? AbortSignal.any([lease.lost, stopping]) : lease.lost
  return {
    ...context,
    http: async (request) =>
      lease.isOver() ? { kind: 'silent', reason: 'timeout' } : context.http({ ...request, signal }),
  }
}
