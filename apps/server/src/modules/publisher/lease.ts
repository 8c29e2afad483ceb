import type { Publisher } from './publisher.ts'
import type { TargetRow } from './targets.repository.ts'

/** The right to work on a target. What it allows ends with it, also in the middle of a call. */
export type Lease = {
  targetId: string
  /** Aborted when somebody else may have the target. */
  lost: AbortSignal
  /** Aborted when the worker is to stop: what is safe to repeat is left to others. */
  stopping: AbortSignal
  isOver(): boolean
  prolong(until: Date): void
  lose(): void
}

export const createLease = ({
  publisher,
  target,
  stopping,
}: {
  publisher: Publisher
  target: TargetRow
  stopping: AbortSignal
}): Lease => {
  const lost = new AbortController()
  let until = target.leaseUntil ?? publisher.ctx.clock.now()
  return {
    targetId: target.id,
    lost: lost.signal,
    stopping,
    isOver: () => lost.signal.aborted || publisher.ctx.clock.now() >= until,
    prolong: (moment) => {
      until = moment
    },
    lose: () => lost.abort(),
  }
}
