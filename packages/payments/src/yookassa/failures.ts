import * as z from 'zod/mini'
import { createPaymentFailure } from '../_shared/payment-failures.ts'
import { codeOfStatus, type ExplainedRefusal } from '../_shared/request-json.ts'
import type { PaymentFailure, PaymentFailureCode } from '../failure.ts'

const errorBody = z.object({
  code: z.string(),
  description: z.optional(z.string()),
  parameter: z.optional(z.string()),
})

export const explainRefusal = (status: number, body: unknown): ExplainedRefusal => {
  const error = errorBody.safeParse(body).data
  const detail = error ? [error.code, error.parameter].filter(Boolean).join(' ') : `http_${status}`
  if (error?.parameter === 'Idempotence-Key' || /idempotence/i.test(error?.description ?? '')) {
    return { code: 'key_reused', detail }
  }
  if (status === 403 && /recurring payments/i.test(error?.description ?? '')) {
    return { code: 'saving_refused', detail }
  }
  if (error?.parameter === 'payment_method_id') return { code: 'not_found', detail }
  if (error?.parameter === 'amount' && /refund/i.test(error.description ?? '')) {
    return { code: 'refund_too_large', detail }
  }
  return { code: codeOfStatus(status), detail }
}

const REASONS: Record<string, PaymentFailureCode> = {
  '3d_secure_failed': 'authentication_failed',
  call_issuer: 'issuer_declined',
  canceled_by_merchant: 'canceled_by_shop',
  card_expired: 'card_expired',
  country_forbidden: 'country_forbidden',
  deal_expired: 'not_paid_in_time',
  expired_on_capture: 'not_paid_in_time',
  expired_on_confirmation: 'not_paid_in_time',
  fraud_suspected: 'fraud_suspected',
  general_decline: 'unknown',
  identification_required: 'issuer_declined',
  insufficient_funds: 'insufficient_funds',
  internal_timeout: 'provider_trouble',
  invalid_card_number: 'card_invalid',
  invalid_csc: 'card_invalid',
  issuer_unavailable: 'provider_trouble',
  payment_method_limit_exceeded: 'limit_exceeded',
  payment_method_restricted: 'issuer_declined',
  permission_revoked: 'method_revoked',
}

export const explainCancellation = (
  details: { reason: string } | undefined,
): PaymentFailure | null =>
  details
    ? createPaymentFailure({
        code: REASONS[details.reason] ?? 'unknown',
        providerCode: details.reason,
      })
    : createPaymentFailure({ code: 'unknown', providerCode: 'none' })
