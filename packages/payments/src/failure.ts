/** Why money was not paid. */
export const PAYMENT_FAILURES = [
  'insufficient_funds',
  'card_expired',
  'card_invalid',
  'authentication_failed',
  'issuer_declined',
  'limit_exceeded',
  'fraud_suspected',
  'method_revoked',
  'country_forbidden',
  'not_paid_in_time',
  'canceled_by_user',
  'canceled_by_shop',
  'provider_trouble',
  'unknown',
] as const
export type PaymentFailureCode = (typeof PAYMENT_FAILURES)[number]

export type PaymentFailure = {
  code: PaymentFailureCode
  /** The provider's own code, for logs. */
  providerCode: string
  /** Russian: what happened and what to do. */
  message: string
  /** Whether the same saved method may succeed on another day; if not, another card is needed. */
  isRetryable: boolean
}

/** Why a call to a provider failed. */
export type CallFailureCode =
  /** No reply, 429 or 5xx. */
  | 'unreachable'
  /** Wrong keys, or a feature the shop does not have. */
  | 'misconfigured'
  | 'not_found'
  /** The idempotency key was used with another request. */
  | 'key_reused'
  /** The same request was made a moment ago (bePaid's refunds). */
  | 'duplicate'
  | 'refund_too_large'
  | 'already_refunded'
  /** The request was refused for another reason; repeating it does not help. */
  | 'rejected'

export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
  readonly code: CallFailureCode
  /** The request may have been carried out: repeat it with the same key, or read the object. */
  readonly isUncertain: boolean
  /** Russian, safe to show. */
  readonly userMessage: string

  constructor(input: {
    code: CallFailureCode
    /** For logs: provider, call, status and its own code, without a body. */
    message: string
    userMessage: string
    isUncertain?: boolean
  }) {
    super(input.message)
    this.code = input.code
    this.isUncertain = input.isUncertain ?? false
    this.userMessage = input.userMessage
  }
}
