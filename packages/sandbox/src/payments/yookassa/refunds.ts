import { objectAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { findReceiptProblem, readAmount } from './check-request.ts'
import type { Desk } from './desk.ts'
import { invalid, presentRefund } from './replies.ts'

export const createRefund = ({ records, notify }: Desk, { fields }: FakeRequest): FakeReply => {
  const amount = readAmount(fields)
  if (typeof amount !== 'number') return amount
  const problem = findReceiptProblem(fields, amount)
  if (problem) return problem
  const payment = records.find(textAt(fields, 'payment_id') ?? '')
  if (payment?.status !== 'succeeded') return invalid('payment_id', 'Payment is not refundable')
  if (amount > payment.amount - records.refundedOf(payment.id)) {
    return invalid('amount', 'The refund is greater than the payment')
  }
  const refund = records.refund({
    id: records.newId(),
    paymentId: payment.id,
    orderId: textAt(objectAt(fields, 'metadata'), 'orderId') ?? null,
    amount,
    currency: payment.currency,
    reason: textAt(fields, 'description') ?? '',
  })
  void notify('refund.succeeded', presentRefund(refund))
  return { status: 200, json: presentRefund(refund) }
}
