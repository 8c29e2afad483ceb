import * as z from 'zod/mini'
import { requestJson } from '../_shared/request-json.ts'
import { explainRefusal } from './failures.ts'
import { type Shop, TITLE } from './shop.ts'

const user = z.object({ id: z.int() })

const partner = z.object({
  type: z.string(),
  user: z.optional(user),
  invoice_payload: z.optional(z.string()),
  subscription_period: z.optional(z.int()),
})

const starTransaction = z.object({
  id: z.string(),
  amount: z.int(),
  date: z.int(),
  source: z.optional(partner),
  receiver: z.optional(partner),
})
export type StarTransaction = z.infer<typeof starTransaction>

export const starTransactions = z.object({ transactions: z.array(starTransaction) })

const paymentNotice = z.object({
  invoice_payload: z.string(),
  telegram_payment_charge_id: z.string(),
})

export const paymentUpdate = z.object({
  update_id: z.int(),
  message: z.object({
    successful_payment: z.optional(paymentNotice),
    refunded_payment: z.optional(paymentNotice),
  }),
})

export const preCheckoutUpdate = z.object({
  pre_checkout_query: z.object({
    id: z.string(),
    from: user,
    currency: z.string(),
    total_amount: z.int(),
    invoice_payload: z.string(),
  }),
})

export const botUser = z.object({ id: z.int(), is_bot: z.boolean() })

/** Read-only calls are safe to retry although every method is a POST. */
export const callBot = async <T>(
  shop: Shop,
  call: { method: string; schema: z.ZodMiniType<T>; params: Readonly<Record<string, unknown>> },
): Promise<T> => {
  const reply = await requestJson({
    http: shop.ctx.http,
    title: TITLE,
    call: call.method,
    schema: z.object({ ok: z.literal(true), result: call.schema }),
    explain: explainRefusal,
    request: { method: 'POST', url: `${shop.botUrl}/${call.method}`, json: call.params },
  })
  return reply.result
}
