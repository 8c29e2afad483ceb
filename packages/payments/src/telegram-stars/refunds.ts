import * as z from 'zod/mini'
import { createCallError } from '../_shared/request-json.ts'
import { PaymentProviderError } from '../failure.ts'
import type { PaymentProvider, RefundState } from '../provider.ts'
import { readPayment } from './payments.ts'
import { type Shop, TITLE } from './shop.ts'
import { callBot } from './wire.ts'

const refuse = (detail: string, code: 'rejected' | 'not_found' = 'rejected') =>
  createCallError({ title: TITLE, call: 'refundStarPayment', code, detail })

/** Full refunds only. Idempotent: a retry finds it refunded. */
export const refundPayment = async (
  shop: Shop,
  { payment, money }: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundState> => {
  if (money.amount !== payment.money.amount) throw refuse('only the whole payment')
  if (!payment.buyerId) throw refuse('no buyer')
  try {
    await callBot(shop, {
      method: 'refundStarPayment',
      schema: z.literal(true),
      params: { user_id: Number(payment.buyerId), telegram_payment_charge_id: payment.id },
    })
  } catch (error) {
    const isDone = error instanceof PaymentProviderError && error.code === 'already_refunded'
    if (!isDone) throw error
  }
  return { id: payment.id, orderId: payment.orderId, status: 'succeeded', money, failure: null }
}

/** A refund has the id of its payment. */
export const readRefund = async (
  shop: Shop,
  { refundId }: { refundId: string },
): Promise<RefundState> => {
  const payment = await readPayment(shop, { paymentId: refundId })
  if (payment.refunded === 0) throw refuse('not refunded', 'not_found')
  return {
    id: refundId,
    orderId: payment.orderId,
    status: 'succeeded',
    money: { amount: payment.refunded, currency: 'XTR' },
    failure: null,
  }
}
