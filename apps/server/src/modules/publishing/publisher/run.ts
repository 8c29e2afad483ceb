import type { Lease } from '../../../platform/leases/lease.ts'
import type { TargetRow } from '../targets/index.ts'
import type { Publisher } from './publisher.ts'

/** One step of a worker on a leased target. */
export type Run = {
  publisher: Publisher
  lease: Lease
  /** Aborted on shutdown: steps that are safe to repeat are left to other workers. */
  stopping: AbortSignal
  target: TargetRow
}

/** The target after the step when the next step runs now; undefined when it is final, waiting or its lease was lost. */
export type StepResult = Promise<TargetRow | undefined>
