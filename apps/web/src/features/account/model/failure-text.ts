import { ApiError } from '../../../platform/api-error.ts'
import { copy } from '../copy.ts'

/** The server's own words, or what to do when there was no answer. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.code !== 'BAD_RESPONSE'
    ? error.message
    : copy.noConnection
