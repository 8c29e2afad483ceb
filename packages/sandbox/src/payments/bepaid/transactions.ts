import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '@kadr/kit/durations'
import { numberAt, objectAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { FakePayment } from '../payment-fake.ts'
import type { Desk } from './desk.ts'
import { presentRefund, refuse } from './replies.ts'

const DUPLICATE_MS = 30 * SECOND_MS
const MAX_LISTED = 10

const isRepeated = ({ world, records }: Desk, payment: FakePayment, amount: number) => {
  const since = world.clock.now().getTime() - DUPLICATE_MS
  return [...records.refunds.values()].some(
    (one) =>
      one.paymentId === payment.id && one.amount === amount && one.createdAt.getTime() > since,
  )
}

const findRefundProblem = (
  desk: Desk,
  payment: FakePayment,
  amount: number,
): FakeReply | undefined => {
  if (!Number.isInteger(amount) || amount <= 0) return refuse(422, 'Amount is invalid')
  if (isRepeated(desk, payment, amount)) return refuse(422, 'Duplicate refund')
  const left = payment.amount - desk.records.refundedOf(payment.id)
  if (left === 0) return refuse(422, 'Transaction is already fully refunded')
  return amount > left ? refuse(422, 'Amount is greater than the rest of the payment') : undefined
}

export const createRefund = (desk: Desk, { fields }: FakeRequest): FakeReply => {
  const { records, findByUid, notify } = desk
  const request = objectAt(fields, 'request')
  const amount = numberAt(request, 'amount') ?? 0
  const reason = textAt(request, 'reason') ?? ''
  const payment = findByUid(textAt(request, 'parent_uid') ?? '')
  if (payment?.status !== 'succeeded') return refuse(422, 'Parent transaction is invalid')
  if (reason === '' || reason.length > 255) return refuse(422, 'Reason is invalid')
  const problem = findRefundProblem(desk, payment, amount)
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

const listRefunds = ({ records }: Desk) =>
  [...records.refunds.values()].flatMap((refund) => {
    const payment = records.find(refund.paymentId)
    return payment ? [presentRefund(refund, payment)] : []
  })

/** The newest first, refunds among them. */
export const listByTracking = (desk: Desk, { params }: FakeRequest): FakeReply => {
  const all = [
    ...listRefunds(desk).toReversed(),
    ...desk.withTransaction().toReversed().map(desk.present),
  ]
  const found = all.filter(({ tracking_id: id }) => id === params.id).slice(0, MAX_LISTED)
  return found.length > 0
    ? { status: 200, json: { transactions: found } }
    : refuse(404, 'Record not found')
}

export const showTransaction = (desk: Desk, { params }: FakeRequest): FakeReply => {
  const payment = desk.findByUid(params.uid ?? '')
  const refund = listRefunds(desk).find(({ uid }) => uid === params.uid)
  const transaction = refund ?? (payment && desk.present(payment))
  return transaction ? { status: 200, json: { transaction } } : refuse(404, 'Record not found')
}
