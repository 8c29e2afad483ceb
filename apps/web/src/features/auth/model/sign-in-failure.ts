import { ApiError } from '../../../platform/api-error.ts'
import { signInErrorText } from '../copy.ts'

/** The words for a failed sign-in; a failure without the server's answer is the network's. */
export const describeSignInFailure = (error: unknown): string =>
  signInErrorText(error instanceof ApiError && error.status > 0 ? error : undefined)

/** Worth pressing the same button again: nothing was spent and nothing was refused. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
