import * as z from 'zod/mini'

/** All error codes of the API with their HTTP status. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  /** A key came in the address, where others can read it: it is revoked. */
  TOKEN_IN_ADDRESS: 400,
  TELEGRAM_INIT_DATA_MISSING: 400,
  MAX_INIT_DATA_MISSING: 400,
  REFRESH_TOKEN_MISSING: 400,
  UNAUTHORIZED: 401,
  TELEGRAM_INIT_DATA_INVALID: 401,
  TELEGRAM_INIT_DATA_EXPIRED: 401,
  TELEGRAM_INIT_DATA_REPLAYED: 401,
  MAX_INIT_DATA_INVALID: 401,
  MAX_INIT_DATA_EXPIRED: 401,
  MAX_INIT_DATA_REPLAYED: 401,
  SIGN_IN_FAILED: 401,
  REFRESH_FAILED: 401,
  PLAN_LIMIT_REACHED: 402,
  CONNECTION_REFUSED: 422,
  IMAGE_UNAVAILABLE: 422,
  /** A network would reject the post; the message names the first problem. */
  POST_NOT_READY: 422,
  /** The network does not allow removing published posts. */
  REMOVE_REFUSED: 422,
  CONNECTION_TAKEN: 409,
  STATE_STALE: 410,
  NETWORK_UNAVAILABLE: 503,
  FORBIDDEN: 403,
  /** The page of operators asks for a code of the authenticator, when entered and a while later. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The person has a passkey, and has not proved by it within the last minutes that it is them. */
  PROOF_REQUIRED: 403,
  /** The key or program was not given the scope of this call. */
  INSUFFICIENT_SCOPE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  /** An idempotency key came with another request before. */
  KEY_REUSED: 422,
  SIGN_IN_TAKEN: 409,
  LAST_SIGN_IN: 409,
  RESOURCE_IN_USE: 409,
  VERSION_CONFLICT: 409,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  QUOTA_EXCEEDED: 413,
  PAGE_UNREADABLE: 422,
  IMPORT_UNREADABLE: 422,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  /** AI is disabled; the message says why and until when. */
  AI_OFF: 503,
  INTERNAL: 500,
  /** A disk of the server is full: nothing was stored, retry later. */
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const errorBody = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    /** Russian, safe to show to a user. */
    message: z.string(),
    /** The input field the message is about, when there is one. */
    field: z.optional(z.string()),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>

/** The same with the possible codes, for the API description. */
export const errorBodyOf = (codes: readonly ErrorCode[]) =>
  z.extend(errorBody, {
    error: z.extend(errorBody.shape.error, { code: z.enum(codes) }),
  })
