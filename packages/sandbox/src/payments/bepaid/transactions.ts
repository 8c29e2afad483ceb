import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '@kadr/kit/durations'
import { numberAt, objectAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { FakePayment } from '../payment-fake.ts'
import type { Backend } from './backend.ts'
import { presentRefund, refuse } from './replies.ts'

const DUPLICATE_MS = 30 * SECOND_MS
const MAX_LISTED = 10

const isRepeated = ({ world, records }: Backend, payment: FakePayment, amount: number) => {
  const since = world.clock.now().getTime() - DUPLICATE_MS
  return [...records.refunds.values()].some(
    (one) =>
      one.paymentId === payment.id && one.amount === amount && one.createdAt.getTime() > since,
  )
}

const findRefundProblem = (
  backend: Backend,
  payment: FakePayment,
  amount: number,
): FakeReply | undefined => {
  if (!Number.isInteger(amount) || amount <= 0) return refuse(422, 'Amount is invalid')
  if (isRepeated(backend, payment, amount)) return refuse(422, 'Duplicate refund')
  const left = payment.amount - backend.records.refundedOf(payment.id)
  if (left === 0) return refuse(422, 'Transaction is already fully refunded')
  return amount > left ? refuse(422, 'Amount is greater than the rest of the payment') : undefined
}

export const createRefund = (backend: Backend, { fields }: FakeRequest): FakeReply => {
  const { records, findByUid, notify } = backend
  const request = objectAt(fields, 'request')
  const amount = numberAt(request, 'amount') ?? 0
  const reason = textAt(request, 'reason') ?? ''
  const payment = findByUid(textAt(request, 'parent_uid') ?? '')
  if (payment?.status !== 'succeeded') return refuse(422, 'Parent transaction is invalid')
  if (reason === '' || reason.length > 255) return refuse(422, 'Reason is invalid')
  const problem = findRefundProblem(backend, payment, amount)
  if (problem) return problem
  const { currency, orderId } = payment
  const refund = records.refund({
    id: randomUUID(),
    paymentId: payment.id,
    orderId,
    amount,
    currency,
    reason,
  })
  const transaction = presentRefund(refund, payment)
  void notify(payment, transaction)
  return { status: 200, json: { transaction } }
}

const listRefunds = ({ records }: Backend) =>
  [...records.refunds.values()].flatMap((refund) => {
    const payment = records.find(refund.paymentId)
    return payment ? [presentRefund(refund, payment)] : []
  })

/** Newest first, including refunds. */
export const listByTracking = (backend: Backend, { params }: FakeRequest): FakeReply => {
  const all = [
    ...listRefunds(backend).toReversed(),
    ...backend.withTransaction().toReversed().map(backend.present),
  ]
  const found = all.filter(({ tracking_id: id }) => id === params.id).slice(0, MAX_LISTED)
  return found.length > 0
    ? { status: 200, json: { transactions: found } }
    : refuse(404, 'Record not found')
}

export const showTransaction = (backend: Backend, { params }: FakeRequest): FakeReply => {
  const payment = backend.findByUid(params.uid ?? '')
  const refund = listRefunds(backend).find(({ uid }) => uid === params.uid)
  const transaction = refund ?? (payment && backend.present(payment))
  return transaction ? { status: 200, json: { transaction } } : refuse(404, 'Record not found')
}
