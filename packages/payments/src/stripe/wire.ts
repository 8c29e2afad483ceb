import * as z from 'zod/mini'
import { requestJson } from '../_shared/request-json.ts'
import { explainRefusal } from './failures.ts'
import { encodeForm, type FormFields } from './form.ts'
import { type Shop, TITLE } from './shop.ts'

/** Pins the shape of responses, regardless of the account's default version. */
const VERSION = '2024-06-20'

const metadata = z.nullish(z.record(z.string(), z.string()))

const paymentError = z.object({
  code: z.nullish(z.string()),
  decline_code: z.nullish(z.string()),
})

const paymentMethod = z.object({
  id: z.string(),
  type: z.string(),
  customer: z.nullish(z.string()),
  card: z.nullish(
    z.object({
      brand: z.string(),
      last4: z.string(),
      fingerprint: z.nullish(z.string()),
      exp_month: z.number(),
      exp_year: z.number(),
    }),
  ),
})

/** With `latest_charge` and `payment_method` expanded. */
export const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  metadata,
  setup_future_usage: z.nullish(z.string()),
  last_payment_error: z.nullish(paymentError),
  payment_method: z.nullish(z.union([z.string(), paymentMethod])),
  latest_charge: z.nullish(
    z.union([
      z.string(),
      z.object({ amount_refunded: z.int(), created: z.int(), disputed: z.boolean() }),
    ]),
  ),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

export const session = z.object({
  id: z.string(),
  status: z.nullish(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.string(),
  url: z.nullish(z.string()),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  livemode: z.boolean(),
  client_reference_id: z.nullish(z.string()),
  payment_intent: z.nullish(z.union([z.string(), paymentIntent])),
})
export type Session = z.infer<typeof session>

export const sessionList = z.object({ data: z.array(session), has_more: z.boolean() })

export const refundObject = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  amount: z.int(),
  currency: z.string(),
  metadata,
  failure_reason: z.nullish(z.string()),
})
export type RefundObject = z.infer<typeof refundObject>

export const disputeList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      status: z.string(),
      payment_intent: z.nullish(z.string()),
    }),
  ),
  has_more: z.boolean(),
})

export const webhookEndpoints = z.object({
  data: z.array(
    z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) }),
  ),
})

export const balance = z.object({ livemode: z.boolean() })
export const detached = z.object({ id: z.string() })

export const callStripe = <T>(
  shop: Shop,
  call: {
    method: 'GET' | 'POST'
    path: string
    schema: z.ZodMiniType<T>
    fields?: FormFields
    readStatus?: number
    /** Kept for at least 24 hours. */
    key?: string
  },
): Promise<T> => {
  const form = call.fields && encodeForm(call.fields)
  return requestJson({
    http: shop.ctx.http,
    title: TITLE,
    call: `${call.method} ${call.path.replaceAll(/\/(cs|pi|pm|re)_[^/]+/g, '/:id')}`,
    schema: call.schema,
    explain: explainRefusal,
    ...(call.readStatus !== undefined && { readStatus: call.readStatus }),
    request: {
      method: call.method,
      url: `${shop.api}/v1${call.path}`,
      headers: {
        authorization: `Bearer ${shop.secretKey}`,
        'stripe-version': VERSION,
        ...(call.key !== undefined && { 'idempotency-key': call.key }),
      },
      ...(form && (call.method === 'GET' ? { query: form } : { form })),
    },
  })
}
