import type { FakeReply } from '../../networks/fake-network.ts'
import { fingerprintOf } from '../_shared/cards.ts'
import type { Decline, FakeDispute, FakeMethod, FakePayment, FakeRefund } from '../payment-fake.ts'

type ErrorParts = { message: string; code?: string; param?: string; [part: string]: unknown }

export const refuse = (status: number, type: string, error: ErrorParts): FakeReply => ({
  status,
  json: { error: { type, ...error } },
})

export const invalid = (param: string, message: string, code?: string): FakeReply =>
  refuse(400, 'invalid_request_error', { message, param, ...(code && { code }) })

export const missing = (what: string): FakeReply =>
  refuse(404, 'invalid_request_error', { message: `No such ${what}`, code: 'resource_missing' })

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

const DECLINES: Record<Exclude<Decline, 'expired'>, { code: string; decline_code?: string }> = {
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  card_expired: { code: 'expired_card', decline_code: 'expired_card' },
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  revoked: { code: 'card_declined', decline_code: 'revocation_of_authorization' },
}

export const presentDecline = (decline: Decline | null) =>
  decline && decline !== 'expired'
    ? { type: 'card_error', message: 'Your card was declined.', ...DECLINES[decline] }
    : null

export const presentMethod = (method: FakeMethod, customer: string | undefined) => ({
  id: method.id,
  object: 'payment_method',
  type: 'card',
  customer: method.isRemoved ? null : (customer ?? null),
  card: {
    brand: method.brand.toLowerCase(),
    last4: method.last4,
    fingerprint: fingerprintOf(method),
    exp_month: method.expMonth,
    exp_year: method.expYear,
  },
})

type Parts = {
  method: FakeMethod | undefined
  isDisputed: boolean
  refunded: number
  expand: readonly string[]
}

const intentStatus = ({ status }: FakePayment) =>
  status === 'succeeded' ? 'succeeded' : 'requires_payment_method'

/** Objects are ids unless the caller requests expansion. */
export const presentIntent = (
  payment: FakePayment,
  { method, isDisputed, refunded, expand }: Parts,
) => {
  const customer = payment.wire.customer
  const charge = {
    id: `ch_${payment.wire.intent}`,
    object: 'charge',
    amount_refunded: refunded,
    disputed: isDisputed,
    refunded: refunded === payment.amount,
    created: seconds(payment.paidAt ?? payment.createdAt),
  }
  const isPaid = payment.status === 'succeeded'
  return {
    id: payment.wire.intent,
    object: 'payment_intent',
    status: intentStatus(payment),
    amount: payment.amount,
    currency: payment.currency.toLowerCase(),
    livemode: !payment.isTest,
    created: seconds(payment.createdAt),
    customer: customer ?? null,
    metadata: {
      ...(payment.orderId !== null && { orderId: payment.orderId }),
      ...(payment.wire.via && { via: payment.wire.via }),
    },
    last_payment_error: isPaid ? null : presentDecline(payment.decline),
    payment_method:
      !isPaid || !payment.methodId
        ? null
        : expand.includes('payment_method') && method
          ? presentMethod(method, customer)
          : payment.methodId,
    latest_charge: isPaid ? (expand.includes('latest_charge') ? charge : charge.id) : null,
  }
}

const below = (expand: readonly string[], prefix: string) =>
  expand
    .filter((path) => path.startsWith(`${prefix}.`))
    .map((path) => path.slice(prefix.length + 1))

export const presentSession = (
  payment: FakePayment,
  { expand, pageUrl, ...parts }: Parts & { pageUrl: string },
) => {
  const inner = below(expand, 'payment_intent')
  const isExpanded = expand.includes('payment_intent') || inner.length > 0
  const hasIntent = payment.status === 'succeeded' || payment.decline !== null
  const isOpen = payment.status === 'pending'
  return {
    id: payment.id,
    object: 'checkout.session',
    mode: 'payment',
    status: isOpen ? 'open' : payment.status === 'succeeded' ? 'complete' : 'expired',
    payment_status: payment.status === 'succeeded' ? 'paid' : 'unpaid',
    url: isOpen ? pageUrl : null,
    amount_total: payment.amount,
    currency: payment.currency.toLowerCase(),
    livemode: !payment.isTest,
    created: seconds(payment.createdAt),
    expires_at: seconds(payment.expiresAt),
    client_reference_id: payment.orderId,
    customer: payment.wire.customer ?? null,
    payment_intent: !hasIntent
      ? null
      : isExpanded
        ? presentIntent(payment, { ...parts, expand: inner })
        : payment.wire.intent,
  }
}

export const presentRefund = (refund: FakeRefund, payment: FakePayment | undefined) => ({
  id: refund.id,
  object: 'refund',
  status: 'succeeded',
  amount: refund.amount,
  currency: refund.currency.toLowerCase(),
  payment_intent: payment?.wire.intent ?? null,
  created: seconds(refund.createdAt),
  metadata: refund.orderId === null ? {} : { orderId: refund.orderId },
})

/** A dispute has no metadata of its payment. */
export const presentDispute = (dispute: FakeDispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  currency: dispute.currency.toLowerCase(),
  charge: `ch_${dispute.intent}`,
  payment_intent: dispute.intent,
  created: seconds(dispute.createdAt),
  livemode: !dispute.isTest,
  metadata: {},
  reason: 'fraudulent',
  status: dispute.status,
})
