import type { NetworkContext } from '@kadr/networks'
import type { Lease } from './lease.ts'

/**
 * Calls of a network end with the lease, and none is begun after it: whoever slept in the middle of a step must not go
 * on with it.
 */
export const withLease = ({
  context,
  lease,
  stopping,
}: {
  context: NetworkContext
  lease: Lease
  /** Ends calls that are safe to repeat. */
  stopping?: AbortSignal
}): NetworkContext => {
  const signal = stopping ? AbortSignal.any([lease.lost, stopping]) : lease.lost
  return {
    ...context,
    http: async (request) =>
      lease.isOver() ? { kind: 'silent', reason: 'timeout' } : context.http({ ...request, signal }),
  }
}
