import type { FakeReply } from '../../networks/fake-network.ts'
import type { Decline, FakeMethod, FakePayment, FakeRefund } from '../payment-fake.ts'

export const formatAmount = (amount: number): string => (amount / 100).toFixed(2)

export const refuse = (
  status: number,
  code: string,
  { description, parameter }: { description: string; parameter?: string },
): FakeReply => ({
  status,
  json: {
    type: 'error',
    id: crypto.randomUUID(),
    code,
    description,
    ...(parameter && { parameter }),
  },
})

export const invalid = (parameter: string, description: string): FakeReply =>
  refuse(400, 'invalid_request', { description, parameter })

const REASONS: Record<Decline, string> = {
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  declined: 'general_decline',
  revoked: 'permission_revoked',
  expired: 'expired_on_confirmation',
}

const presentMethod = (payment: FakePayment, method: FakeMethod | undefined) => ({
  type: 'bank_card',
  id: payment.methodId ?? payment.id,
  saved: payment.isMethodSaved && payment.status === 'succeeded' && method !== undefined,
  ...(payment.card && {
    title: `Bank card *${payment.card.last4}`,
    card: {
      first6: payment.card.first6,
      last4: payment.card.last4,
      expiry_month: String(payment.card.expMonth).padStart(2, '0'),
      expiry_year: String(payment.card.expYear),
      card_type: payment.card.brand,
    },
  }),
})

export const presentPayment = (input: {
  payment: FakePayment
  method: FakeMethod | undefined
  refunded: number
  shopId: string
  pageUrl: string
}) => {
  const { payment, method, refunded } = input
  const isPaid = payment.status === 'succeeded'
  return {
    id: payment.id,
    status: payment.status,
    amount: { value: formatAmount(payment.amount), currency: payment.currency },
    description: payment.description,
    recipient: { account_id: input.shopId, gateway_id: '1000001' },
    created_at: payment.createdAt.toISOString(),
    ...(payment.paidAt && { captured_at: payment.paidAt.toISOString() }),
    ...(payment.status === 'pending' && {
      confirmation: { type: 'redirect', confirmation_url: input.pageUrl },
    }),
    ...(payment.methodId && { payment_method: presentMethod(payment, method) }),
    ...(isPaid && {
      refunded_amount: { value: formatAmount(refunded), currency: payment.currency },
    }),
    ...(payment.status === 'canceled' && {
      cancellation_details: {
        party: 'payment_network',
        reason: REASONS[payment.decline ?? 'declined'],
      },
    }),
    test: payment.isTest,
    paid: isPaid,
    refundable: isPaid,
    metadata: payment.orderId === null ? {} : { orderId: payment.orderId },
  }
}

export const presentRefund = (refund: FakeRefund) => ({
  id: refund.id,
  payment_id: refund.paymentId,
  status: 'succeeded',
  amount: { value: formatAmount(refund.amount), currency: refund.currency },
  created_at: refund.createdAt.toISOString(),
  metadata: refund.orderId === null ? {} : { orderId: refund.orderId },
})
