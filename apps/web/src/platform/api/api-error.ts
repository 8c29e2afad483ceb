import { type ErrorCode, errorBody } from '@kadr/contract/base/errors'

/** Codes of failures on the client, besides those of the API. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_RESPONSE' | (string & {})

/** A failed request. The message is the API's own (Russian) where it gave one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  readonly field: string | undefined
  /** 0 without a response. */
  readonly status: number

  constructor({
    code,
    message,
    field,
    status,
    cause,
  }: {
    code: ApiErrorCode
    message: string
    field?: string | undefined
    status: number
    cause?: unknown
  }) {
    super(message, { cause })
    this.code = code
    this.field = field
    this.status = status
  }
}

export const toApiError = ({ status, body }: { status: number; body: unknown }): ApiError => {
  const parsed = errorBody.safeParse(body)
  return parsed.success
    ? new ApiError({ ...parsed.data.error, status })
    : new ApiError({ code: 'BAD_RESPONSE', message: 'Api error', status })
}

/** There was no server to answer. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NETWORK' && error.status === 0

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

export const isProofAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PROOF_REQUIRED'

/** No response: offline, timed out or aborted; or one of a server that is too busy, with its status. */
export const toNetworkError = (cause: unknown, status = 0) =>
  new ApiError({ code: 'NETWORK', message: 'Api error', status, cause })

/** What the server says is more precise; where it said nothing, the error gets the given message. */
export const withMessage = (error: unknown, message: string): unknown =>
  error instanceof ApiError && (error.status === 0 || error.code === 'BAD_RESPONSE')
    ? new ApiError({ code: error.code, message, status: error.status, cause: error })
    : error
