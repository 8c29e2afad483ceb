import type { Lease } from '../../platform/leases/lease.ts'
import type { TargetRow } from '../targets/index.ts'
import type { Publisher } from './publisher.ts'

/** A worker, a target and the lease on it, at one step. */
export type Run = {
  publisher: Publisher
  lease: Lease
  /** Aborted when the worker is to stop: what is safe to repeat is left to others. */
  stopping: AbortSignal
  target: TargetRow
}

/** The target after the step, when there is something to do at once; undefined when it rests, waits or is lost. */
export type Stepped = Promise<TargetRow | undefined>
