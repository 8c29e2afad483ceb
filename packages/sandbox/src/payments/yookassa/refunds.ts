import { objectAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { Backend } from './backend.ts'
import { findReceiptProblem, readAmount } from './check-request.ts'
import { invalid, presentRefund } from './replies.ts'

export const createRefund = ({ records, notify }: Backend, { fields }: FakeRequest): FakeReply => {
  const amount = readAmount(fields)
  if (typeof amount !== 'number') return amount
  const payment = records.find(textAt(fields, 'payment_id') ?? '')
  if (payment?.status !== 'succeeded') return invalid('payment_id', 'Payment is not refundable')
  if (amount !== payment.amount) {
    const problem = findReceiptProblem(fields, amount)
    if (problem) return problem
  } else if (fields?.receipt !== undefined) {
    return invalid('receipt', 'The receipt of a whole refund is made by that of the payment')
  }
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
