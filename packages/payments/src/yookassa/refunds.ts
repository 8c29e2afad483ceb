import type { PaymentProvider, RefundState } from '../provider.ts'
import { explainCancellation } from './failures.ts'
import { readMoney } from './payments.ts'
import { buildReceipt, toAmount } from './receipt.ts'
import type { Shop } from './shop.ts'
import { callYookassa, type RefundObject, refundObject } from './wire.ts'

const toRefundState = (refund: RefundObject): RefundState => ({
  id: refund.id,
  orderId: refund.metadata?.orderId ?? null,
  status: refund.status,
  money: readMoney(refund.amount),
  failure: refund.status === 'canceled' ? explainCancellation(refund.cancellation_details) : null,
})

/** ЮKassa makes the receipt of a whole refund by that of the payment, and wants none with the request. */
export const refundPayment = async (
  shop: Shop,
  { payment, money, key, order, reason }: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundState> => {
  const isWhole = money.amount === payment.money.amount
  return toRefundState(
    await callYookassa(shop, {
      method: 'POST',
      path: '/refunds',
      schema: refundObject,
      key,
      json: {
        payment_id: payment.id,
        amount: toAmount(money),
        description: reason.slice(0, 250),
        metadata: { orderId: payment.orderId ?? '' },
        ...(!isWhole && { receipt: buildReceipt({ shop, money, order }) }),
      },
    }),
  )
}

export const readRefund = async (
  shop: Shop,
  { refundId }: { refundId: string },
): Promise<RefundState> =>
  toRefundState(
    await callYookassa(shop, {
      method: 'GET',
      path: `/refunds/${encodeURIComponent(refundId)}`,
      schema: refundObject,
    }),
  )
