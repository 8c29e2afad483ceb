/** Reason of a failed payment. */
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
  /** A receipt is mandatory and there is no address for it: nothing was sent to the provider. */
  'no_receipt_email',
  /** The provider rejected our request or keys: the buyer's card was not asked. */
  'shop_trouble',
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
  /** The shop may not keep methods for later charges; the same checkout without saving is accepted. */
  | 'saving_refused'
  /** The request was rejected for another reason; a retry does not help. */
  | 'rejected'

export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
  readonly code: CallFailureCode
  /** The request may have succeeded: retry with the same key, or read the object. */
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
