import { ApiError } from '../../../platform/api-error.ts'
import { signInErrorText } from '../copy.ts'

/** An error without a server response is reported as a network error. */
export const describeSignInFailure = (error: unknown): string =>
  signInErrorText(error instanceof ApiError && error.status > 0 ? error : undefined)

/** The same request can be retried: no code was spent and access was not denied. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
