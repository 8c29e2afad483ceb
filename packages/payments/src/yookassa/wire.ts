import type { HttpRequest } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import { createBasicAuth, requestJson } from '../_shared/request-json.ts'
import { explainRefusal } from './failures.ts'
import { type Shop, TITLE } from './shop.ts'

const amount = z.object({ value: z.string(), currency: z.string() })
const metadata = z.optional(z.record(z.string(), z.string()))
const cancellation = z.optional(z.object({ party: z.string(), reason: z.string() }))
const status = z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled'])

const paymentMethod = z.object({
  id: z.string(),
  type: z.string(),
  saved: z.boolean(),
  title: z.optional(z.string()),
  /** Of a wallet. */
  account_number: z.optional(z.string()),
  card: z.optional(
    z.object({
      first6: z.optional(z.string()),
      last4: z.string(),
      card_type: z.string(),
      expiry_year: z.optional(z.string()),
      expiry_month: z.optional(z.string()),
    }),
  ),
})

export const paymentObject = z.object({
  id: z.string(),
  status,
  amount,
  refunded_amount: z.optional(amount),
  recipient: z.object({ account_id: z.string() }),
  payment_method: z.optional(paymentMethod),
  captured_at: z.optional(z.string()),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.string()) })),
  test: z.boolean(),
  metadata,
  cancellation_details: cancellation,
})
export type PaymentObject = z.infer<typeof paymentObject>

export const paymentList = z.object({
  items: z.array(paymentObject),
  next_cursor: z.optional(z.string()),
})

export const refundObject = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount,
  metadata,
  cancellation_details: cancellation,
})
export type RefundObject = z.infer<typeof refundObject>

export const shopObject = z.object({
  account_id: z.string(),
  status: z.optional(z.string()),
  fiscalization_enabled: z.optional(z.boolean()),
})

type Call<T> = {
  method: 'GET' | 'POST'
  path: string
  schema: z.ZodMiniType<T>
  query?: HttpRequest['query']
  json?: unknown
  /** Required for a POST: kept for 24 hours. */
  key?: string
}

export const callYookassa = <T>(shop: Shop, call: Call<T>): Promise<T> =>
  requestJson({
    http: shop.ctx.http,
    title: TITLE,
    call: `${call.method} ${call.path.split('/').slice(0, 2).join('/')}`,
    schema: call.schema,
    explain: explainRefusal,
    request: {
      method: call.method,
      url: `${shop.api}${call.path}`,
      headers: {
        authorization: createBasicAuth({ user: shop.shopId, password: shop.secretKey }),
        ...(call.key !== undefined && { 'idempotence-key': call.key }),
      },
      ...(call.query && { query: call.query }),
      ...(call.json !== undefined && { json: call.json }),
    },
  })
