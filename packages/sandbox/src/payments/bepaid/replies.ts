import type { FakeReply } from '../../networks/fake-network.ts'
import { fingerprintOf } from '../_shared/cards.ts'
import type { Decline, FakeMethod, FakePayment, FakeRefund } from '../payment-fake.ts'

export const refuse = (status: number, message: string): FakeReply => ({
  status,
  json: { response: { status: 'error', message, errors: { base: [message] } } },
})

const CODES: Record<Decline, string> = {
  insufficient_funds: 'F.0114',
  card_expired: 'F.0111',
  declined: 'F.0105',
  revoked: 'F.0104',
  expired: 'F.0109',
}

const STATUSES = { pending: 'pending', succeeded: 'successful', canceled: 'failed' } as const

/** A page has a transaction after the first attempt; `wire.uid` is its id. */
export const presentTransaction = (payment: FakePayment, method: FakeMethod | undefined) => ({
  uid: payment.wire.uid ?? payment.id,
  type: 'payment',
  status: STATUSES[payment.status],
  amount: payment.amount,
  currency: payment.currency,
  description: payment.description,
  tracking_id: payment.wire.trackingId ?? null,
  test: payment.isTest,
  created_at: payment.createdAt.toISOString(),
  paid_at: payment.paidAt?.toISOString() ?? null,
  code: payment.decline ? CODES[payment.decline] : 'S.0000',
  message: payment.decline ? 'Failed to complete the transaction.' : 'Transaction is successful.',
  ...(payment.card && {
    credit_card: {
      token: payment.isMethodSaved ? (method?.id ?? null) : null,
      stamp: fingerprintOf(payment.card),
      brand: payment.card.brand.toLowerCase(),
      last_4: payment.card.last4,
      exp_month: payment.card.expMonth,
      exp_year: payment.card.expYear,
    },
  }),
})

export const presentRefund = (refund: FakeRefund, payment: FakePayment) => ({
  uid: refund.id,
  parent_uid: payment.wire.uid ?? payment.id,
  type: 'refund',
  status: 'successful',
  amount: refund.amount,
  currency: refund.currency,
  tracking_id: payment.wire.trackingId ?? null,
  reason: refund.reason,
  test: payment.isTest,
  created_at: refund.createdAt.toISOString(),
  paid_at: refund.createdAt.toISOString(),
  code: 'S.0000',
  message: 'Transaction is successful.',
})

export const presentCheckout = (payment: FakePayment, shopId: string) => ({
  checkout: {
    token: payment.id,
    shop_id: Number(shopId),
    transaction_type: 'payment',
    test: payment.isTest,
    status: payment.decline === 'expired' ? null : STATUSES[payment.status],
    finished: payment.status !== 'pending' && payment.decline !== 'expired',
    expired: payment.decline === 'expired',
    order: {
      amount: payment.amount,
      currency: payment.currency,
      description: payment.description,
      tracking_id: payment.wire.trackingId ?? null,
    },
    gateway_response: payment.wire.uid === undefined ? {} : { payment: { uid: payment.wire.uid } },
  },
})
