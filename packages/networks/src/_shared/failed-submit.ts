import type { Failure } from '../network-adapter.ts'
import type { SubmitOutcome } from '../publish.ts'

/**
 * A visible call that failed: without a definite rejection the post may be published, and the publisher has to
 * reconcile.
 */
export const failedSubmit = (failed: { failure: Failure; isAmbiguous: boolean }): SubmitOutcome =>
  failed.isAmbiguous
    ? { kind: 'unknown', code: failed.failure.code }
    : { kind: 'rejected', failure: failed.failure }
