import * as z from 'zod/mini'
import { createPaymentFailure } from '../_shared/payment-failures.ts'
import { codeOfStatus, type ExplainedRefusal } from '../_shared/request-json.ts'
import type { PaymentFailure, PaymentFailureCode } from '../failure.ts'

const errorBody = z.object({
  error: z.object({
    type: z.string(),
    code: z.nullish(z.string()),
    param: z.nullish(z.string()),
    message: z.nullish(z.string()),
  }),
})

export const explainRefusal = (status: number, body: unknown): ExplainedRefusal => {
  const error = errorBody.safeParse(body).data?.error
  const detail = error ? [error.type, error.code].filter(Boolean).join(' ') : `http_${status}`
  if (error?.type === 'idempotency_error') return { code: 'key_reused', detail }
  if (error?.code === 'charge_already_refunded') return { code: 'already_refunded', detail }
  if (error?.param === 'amount' && /refund/i.test(error.message ?? '')) {
    return { code: 'refund_too_large', detail }
  }
  // A card that was detached, by us or by the buyer.
  if (error?.param === 'payment_method') return { code: 'not_found', detail }
  if (error?.code === 'resource_missing') return { code: 'not_found', detail }
  return { code: codeOfStatus(status), detail }
}

const CODES: Record<string, PaymentFailureCode> = {
  authentication_required: 'authentication_failed',
  approve_with_id: 'issuer_declined',
  call_issuer: 'issuer_declined',
  card_not_supported: 'card_invalid',
  card_velocity_exceeded: 'limit_exceeded',
  currency_not_supported: 'country_forbidden',
  do_not_honor: 'issuer_declined',
  expired_card: 'card_expired',
  fraudulent: 'fraud_suspected',
  generic_decline: 'issuer_declined',
  incorrect_cvc: 'card_invalid',
  incorrect_number: 'card_invalid',
  insufficient_funds: 'insufficient_funds',
  invalid_account: 'card_invalid',
  invalid_cvc: 'card_invalid',
  issuer_not_available: 'provider_trouble',
  lost_card: 'fraud_suspected',
  payment_intent_authentication_failure: 'authentication_failed',
  pickup_card: 'fraud_suspected',
  processing_error: 'provider_trouble',
  revocation_of_all_authorizations: 'method_revoked',
  revocation_of_authorization: 'method_revoked',
  stolen_card: 'fraud_suspected',
  stop_payment_order: 'method_revoked',
  try_again_later: 'provider_trouble',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
}

/** The bank's code of a decline; `code` alone only says that the card was declined. */
export const explainDecline = (error: {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}): PaymentFailure => {
  const providerCode = error.decline_code ?? error.code ?? 'none'
  const known = CODES[error.decline_code ?? ''] ?? CODES[error.code ?? '']
  return createPaymentFailure({ code: known ?? 'unknown', providerCode })
}

export const createExpiry = (): PaymentFailure =>
  createPaymentFailure({ code: 'not_paid_in_time', providerCode: 'expired' })
