import type { Stopwatch } from './stopwatch.ts'

/** Granted by the response to a request that was sent when `asked` was started. */
export type Grant = { asked: Stopwatch; lastsMs: number }

/** Expires here before it expires in the database, whatever the clocks do. */
export type Lease = {
  /** Aborted when another process may have claimed the item. */
  lost: AbortSignal
  isOver(): boolean
  extend(grant: Grant): void
  lose(): void
}

const leftOf = ({ asked, lastsMs }: Grant) => lastsMs - asked()

export const createLease = (granted: Grant): Lease => {
  const lost = new AbortController()
  let current = granted
  return {
    lost: lost.signal,
    isOver: () => lost.signal.aborted || leftOf(current) <= 0,
    extend: (grant) => {
      if (leftOf(grant) > leftOf(current)) current = grant
    },
    lose: () => lost.abort(),
  }
}
