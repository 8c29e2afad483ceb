import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { copy } from '../copy.ts'

export type AttachRemedy = 'again' | 'retry' | 'plans' | 'leave' | 'sign-in'
export type AttachFailure = { title: string; text: string; remedy: AttachRemedy }

type Describe = (network: string) => Pick<AttachFailure, 'title' | 'remedy'>

const BY_CODE: Record<string, Describe> = {
  STATE_STALE: () => ({ title: copy.callback.staleTitle, remedy: 'again' }),
  CONNECTION_REFUSED: (network) => ({
    title: copy.callback.rejectedTitle(network),
    remedy: 'again',
  }),
  CONNECTION_TAKEN: () => ({ title: copy.callback.takenTitle, remedy: 'leave' }),
  PLAN_LIMIT_REACHED: () => ({ title: copy.callback.limitTitle, remedy: 'plans' }),
  // An OAuth code is valid once, so a retry needs a new sign-in.
  NETWORK_UNAVAILABLE: (network) => ({ title: copy.callback.downTitle(network), remedy: 'again' }),
  UNAUTHORIZED: () => ({ title: copy.callback.signedOutTitle, remedy: 'sign-in' }),
  REFRESH_FAILED: () => ({ title: copy.callback.signedOutTitle, remedy: 'sign-in' }),
  FORBIDDEN: () => ({ title: copy.callback.failedTitle, remedy: 'leave' }),
}

/** Overrides of server messages that are written for logs rather than for users. */
const TEXTS: Record<string, string> = {
  UNAUTHORIZED: copy.callback.signedOutText,
  REFRESH_FAILED: copy.callback.signedOutText,
}

export const describeAttachFailure = ({
  error,
  network,
}: {
  error: unknown
  /** The network's title. */
  network: string
}): AttachFailure => {
  const code = error instanceof ApiError ? error.code : ''
  const known = BY_CODE[code]?.(network)
  return {
    title: copy.callback.failedTitle,
    remedy: 'retry',
    ...known,
    text: TEXTS[code] ?? failureText(error),
  }
}

/** The OAuth state has expired or has been used. */
export const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STATE_STALE'
