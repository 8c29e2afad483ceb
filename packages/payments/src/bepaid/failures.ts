import * as z from 'zod/mini'
import { createPaymentFailure } from '../_shared/payment-failures.ts'
import { codeOfStatus, type ExplainedRefusal } from '../_shared/request-json.ts'
import type { PaymentFailure, PaymentFailureCode } from '../failure.ts'

const errorBody = z.object({
  message: z.optional(z.string()),
  response: z.optional(z.object({ message: z.optional(z.string()) })),
})

export const explainRefusal = (status: number, body: unknown): ExplainedRefusal => {
  const error = errorBody.safeParse(body).data
  const words = error?.response?.message ?? error?.message ?? ''
  const detail = `http_${status}`
  if (/duplicate/i.test(words)) return { code: 'duplicate', detail: 'duplicate' }
  if (/card token/i.test(words)) return { code: 'not_found', detail: 'card_token' }
  if (/already.*refunded/i.test(words)) return { code: 'already_refunded', detail }
  if (/amount.*(greater|exceed)/i.test(words)) return { code: 'refund_too_large', detail }
  return { code: codeOfStatus(status), detail }
}

/** Processing codes of card transactions, `F.0100` to `F.0999`. */
const CODES: Record<string, PaymentFailureCode> = {
  'F.0104': 'issuer_declined',
  'F.0105': 'issuer_declined',
  'F.0109': 'not_paid_in_time',
  'F.0111': 'card_expired',
  'F.0112': 'card_invalid',
  'F.0114': 'insufficient_funds',
  'F.0115': 'fraud_suspected',
  'F.0116': 'fraud_suspected',
  'F.0117': 'provider_trouble',
  'F.0118': 'provider_trouble',
  'F.0119': 'provider_trouble',
  'F.0120': 'issuer_declined',
  'F.0121': 'provider_trouble',
  'F.0122': 'issuer_declined',
  'F.0123': 'limit_exceeded',
  'F.0124': 'limit_exceeded',
  'F.0125': 'limit_exceeded',
  'F.0127': 'card_invalid',
  'F.0129': 'authentication_failed',
  'F.0130': 'authentication_failed',
  'F.0131': 'authentication_failed',
  'F.0132': 'canceled_by_user',
  'F.0134': 'authentication_failed',
}

export const explainDecline = (code: string | null | undefined): PaymentFailure =>
  createPaymentFailure({ code: CODES[code ?? ''] ?? 'unknown', providerCode: code ?? 'none' })

export const createExpiry = (): PaymentFailure =>
  createPaymentFailure({ code: 'not_paid_in_time', providerCode: 'expired' })
