import type { FakeReply } from '../../networks/fake-network.ts'
import type { Backend } from './backend.ts'
import { type Form, findUnknown, integerAt } from './form-fields.ts'
import { invalid, missing, presentRefund, refuse } from './replies.ts'

const REFUND_FIELDS = /^(payment_intent|amount|reason|metadata\[\w+\])$/

export const createRefund = ({ records, findByIntent, notify }: Backend, form: Form): FakeReply => {
  const problem = findUnknown(form, REFUND_FIELDS)
  if (problem) return problem
  const payment = findByIntent(form.payment_intent ?? '')
  if (payment?.status !== 'succeeded') return missing('payment_intent')
  const left = payment.amount - records.refundedOf(payment.id)
  const amount = integerAt(form, 'amount') ?? left
  if (left === 0) {
    return refuse(400, 'invalid_request_error', {
      message: 'The charge has already been refunded.',
      code: 'charge_already_refunded',
    })
  }
  if (amount > left) return invalid('amount', 'Refund amount is greater than unrefunded amount')
  const { currency } = payment
  const refund = records.refund({
    id: records.newId('re_'),
    paymentId: payment.id,
    orderId: form['metadata[orderId]'] ?? null,
    amount,
    currency,
    reason: form.reason ?? '',
  })
  void notify('refund.created', presentRefund(refund, payment))
  return { status: 200, json: presentRefund(refund, payment) }
}
