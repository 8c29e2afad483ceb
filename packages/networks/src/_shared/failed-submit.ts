import type { Failure } from '../network-adapter.ts'
import type { SubmitOutcome } from '../publish.ts'

/** A visible call that failed: without a clear refusal the post may be out, and the publisher has to reconcile. */
export const failedSubmit = (failed: { failure: Failure; isAmbiguous: boolean }): SubmitOutcome =>
  failed.isAmbiguous
    ? { kind: 'unknown', code: failed.failure.code }
    : { kind: 'rejected', failure: failed.failure }
