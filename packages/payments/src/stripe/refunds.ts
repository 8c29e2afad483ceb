import { createPaymentFailure } from '../_shared/payment-failures.ts'
import { createCallError } from '../_shared/request-json.ts'
import type { PaymentProvider, RefundState } from '../provider.ts'
import { findIntentId, readMoney } from './payments.ts'
import { type Shop, TITLE } from './shop.ts'
import { callStripe, type RefundObject, refundObject } from './wire.ts'

const STATUSES: Record<string, RefundState['status']> = {
  succeeded: 'succeeded',
  failed: 'canceled',
  canceled: 'canceled',
}

const toRefundState = (refund: RefundObject): RefundState => {
  const status = STATUSES[refund.status ?? ''] ?? 'pending'
  return {
    id: refund.id,
    orderId: refund.metadata?.orderId ?? null,
    status,
    money: readMoney(refund.amount, refund.currency),
    failure:
      status === 'canceled'
        ? createPaymentFailure({ code: 'unknown', providerCode: refund.failure_reason ?? 'none' })
        : null,
  }
}

export const refundPayment = async (
  shop: Shop,
  { payment, money, key }: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundState> => {
  const intent = await findIntentId(shop, payment.id)
  if (!intent) {
    throw createCallError({ title: TITLE, call: 'refund', code: 'rejected', detail: 'not paid' })
  }
  return toRefundState(
    await callStripe(shop, {
      method: 'POST',
      path: '/refunds',
      schema: refundObject,
      key,
      fields: {
        payment_intent: intent,
        amount: money.amount,
        reason: 'requested_by_customer',
        metadata: { orderId: payment.orderId ?? undefined },
      },
    }),
  )
}

export const readRefund = async (
  shop: Shop,
  { refundId }: { refundId: string },
): Promise<RefundState> =>
  toRefundState(
    await callStripe(shop, {
      method: 'GET',
      path: `/refunds/${encodeURIComponent(refundId)}`,
      schema: refundObject,
    }),
  )
