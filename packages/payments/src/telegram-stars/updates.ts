import * as z from 'zod/mini'
import { readCurrency } from '../money.ts'
import type { TelegramPayments, WebhookEvent } from '../provider.ts'
import type { Shop } from './shop.ts'
import { callBot, paymentUpdate, preCheckoutUpdate } from './wire.ts'

export const readUpdate = (update: unknown): WebhookEvent | undefined => {
  const parsed = paymentUpdate.safeParse(update)
  if (!parsed.success) return undefined
  const { successful_payment: paid, refunded_payment: refunded } = parsed.data.message
  const notice = paid ?? refunded
  if (!notice) return undefined
  const kind = paid ? 'successful_payment' : 'refunded_payment'
  const id = notice.telegram_payment_charge_id
  return {
    ok: true,
    eventId: `${kind}:${id}`,
    kind,
    paymentId: id,
    orderId: notice.invoice_payload,
    refundId: refunded ? id : null,
  }
}

export const createTelegramPayments = (shop: Shop): TelegramPayments => ({
  readUpdate,
  readPreCheckout: (update) => {
    const query = preCheckoutUpdate.safeParse(update).data?.pre_checkout_query
    const currency = query && readCurrency(query.currency)
    if (!query || !currency) return undefined
    return {
      queryId: query.id,
      orderId: query.invoice_payload,
      money: { amount: query.total_amount, currency },
      buyerId: String(query.from.id),
    }
  },
  answerPreCheckout: async ({ queryId, refusal }) => {
    await callBot(shop, {
      method: 'answerPreCheckoutQuery',
      schema: z.literal(true),
      params: {
        pre_checkout_query_id: queryId,
        ok: refusal === null,
        ...(refusal !== null && { error_message: refusal }),
      },
    })
  },
})
