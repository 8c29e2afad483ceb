import { type ErrorCode, errorBody } from '@kadr/contract/errors'

/** Failures that never reached the API, beside those it answers with. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_RESPONSE' | (string & {})

/** A call that failed. The message is the API's own (Russian) where it gave one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  readonly field: string | undefined
  /** 0 when there was no answer. */
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

/** Rejects with what the body says, or with "Api error" when it says nothing we know. */
export const toApiError = ({ status, body }: { status: number; body: unknown }): ApiError => {
  const parsed = errorBody.safeParse(body)
  return parsed.success
    ? new ApiError({ ...parsed.data.error, status })
    : new ApiError({ code: 'BAD_RESPONSE', message: 'Api error', status })
}

/** No answer at all: offline, timed out or cut off. */
export const toNetworkError = (cause: unknown) =>
  new ApiError({ code: 'NETWORK', message: 'Api error', status: 0, cause })
