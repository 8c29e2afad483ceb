import { type ErrorCode, errorBody } from '@kadr/contract/errors'

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

/** No response: offline, timed out or aborted. */
export const toNetworkError = (cause: unknown) =>
  new ApiError({ code: 'NETWORK', message: 'Api error', status: 0, cause })
