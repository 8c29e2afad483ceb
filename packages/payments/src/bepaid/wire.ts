import * as z from 'zod/mini'
import { createBasicAuth, requestJson } from '../_shared/request-json.ts'
import { explainRefusal } from './failures.ts'
import { type Shop, TITLE } from './shop.ts'

const text = z.nullish(z.string())

const creditCard = z.object({
  token: text,
  /** The same for one card, whatever its token. */
  stamp: text,
  brand: text,
  last_4: text,
  exp_month: z.nullish(z.number()),
  exp_year: z.nullish(z.number()),
})

const transaction = z.object({
  uid: z.string(),
  type: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  tracking_id: text,
  parent_uid: text,
  reason: text,
  test: z.boolean(),
  paid_at: text,
  code: text,
  message: text,
  credit_card: z.nullish(creditCard),
})
export type Transaction = z.infer<typeof transaction>

export const oneTransaction = z.object({ transaction })
export const transactions = z.object({ transactions: z.array(transaction) })

export const createdCheckout = z.object({
  checkout: z.object({ token: z.string(), redirect_url: z.string() }),
})

export const checkoutStatus = z.object({
  checkout: z.object({
    token: z.string(),
    shop_id: z.number(),
    test: z.boolean(),
    status: text,
    finished: z.boolean(),
    expired: z.boolean(),
    order: z.object({
      amount: z.int(),
      currency: z.string(),
      tracking_id: text,
    }),
  }),
})
export type CheckoutStatus = z.infer<typeof checkoutStatus>['checkout']

export const callBepaid = <T>(
  shop: Shop,
  call: {
    method: 'GET' | 'POST'
    url: string
    /** For logs. */
    name: string
    schema: z.ZodMiniType<T>
    json?: unknown
  },
): Promise<T> =>
  requestJson({
    http: shop.ctx.http,
    title: TITLE,
    call: call.name,
    schema: call.schema,
    explain: explainRefusal,
    request: {
      method: call.method,
      url: call.url,
      headers: {
        authorization: createBasicAuth({ user: shop.shopId, password: shop.secretKey }),
        'x-api-version': '2',
      },
      ...(call.json !== undefined && { json: call.json }),
    },
  })
