import { AiFailure } from '../_shared/ai-failure.ts'

/** The caller's signal together with the time an answer may take. */
export const limitTime = ({ signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number }) => {
  const timeout = AbortSignal.timeout(timeoutMs)
  return {
    signal: AbortSignal.any([signal, timeout]),
    /** What a failure of the call means. */
    explain(error: unknown): AiFailure {
      if (error instanceof AiFailure) return error
      if (signal.aborted) return new AiFailure({ reason: 'cancelled', cause: error })
      if (timeout.aborted) return new AiFailure({ reason: 'timeout', cause: error })
      return new AiFailure({ reason: 'unavailable', cause: error })
    },
  }
}
