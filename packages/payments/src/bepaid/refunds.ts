import { createCallError } from '../_shared/request-json.ts'
import type { PaymentProvider, RefundState } from '../provider.ts'
import { explainDecline } from './failures.ts'
import { findBehind, readMoney, readTransaction, statusOf } from './payments.ts'
import { type Shop, TITLE } from './shop.ts'
import { markOf, orderIdOf } from './tracking.ts'
import { callBepaid, oneTransaction, type Transaction } from './wire.ts'

const MAX_REASON = 255

const toRefundState = (refund: Transaction): RefundState => {
  const status = statusOf(refund)
  return {
    id: refund.uid,
    orderId: orderIdOf(refund.tracking_id),
    status,
    money: readMoney(refund),
    failure: status === 'canceled' ? explainDecline(refund.code) : null,
  }
}

/** Idempotent: a refund contains a mark of its key in its reason. */
export const refundPayment = async (
  shop: Shop,
  { payment, money, key, reason }: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundState> => {
  const { behind, listed } = await findBehind(shop, payment.id)
  if (behind?.status !== 'successful') {
    throw createCallError({ title: TITLE, call: 'refund', code: 'rejected', detail: 'not paid' })
  }
  const mark = ` #${markOf(key)}`
  const earlier = listed.find(
    (one) =>
      one.type === 'refund' && one.parent_uid === behind.uid && (one.reason ?? '').endsWith(mark),
  )
  if (earlier) return toRefundState(earlier)
  const { transaction } = await callBepaid(shop, {
    method: 'POST',
    url: `${shop.gateway}/transactions/refunds`,
    name: 'POST /transactions/refunds',
    schema: oneTransaction,
    json: {
      request: {
        parent_uid: behind.uid,
        amount: money.amount,
        reason: `${reason.slice(0, MAX_REASON - mark.length)}${mark}`,
        tracking_id: behind.tracking_id,
      },
    },
  })
  return toRefundState(transaction)
}

export const readRefund = async (
  shop: Shop,
  { refundId }: { refundId: string },
): Promise<RefundState> => toRefundState(await readTransaction(shop, refundId))
