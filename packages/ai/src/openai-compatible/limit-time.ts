import { AiFailure } from '../_shared/ai-failure.ts'

/** Combines the caller's signal with a timeout. */
export const limitTime = ({ signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number }) => {
  const timeout = AbortSignal.timeout(timeoutMs)
  return {
    signal: AbortSignal.any([signal, timeout]),
    /** Maps an error to a failure: timeout, abort or network. */
    explain(error: unknown): AiFailure {
      if (error instanceof AiFailure) return error
      if (signal.aborted) return new AiFailure({ reason: 'cancelled', cause: error })
      if (timeout.aborted) return new AiFailure({ reason: 'timeout', cause: error })
      return new AiFailure({ reason: 'unavailable', cause: error })
    },
  }
}
