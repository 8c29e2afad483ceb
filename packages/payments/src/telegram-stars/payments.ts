import { MINUTE_MS } from '@kadr/kit/durations'
import { createCallError } from '../_shared/request-json.ts'
import type { PaymentState } from '../provider.ts'
import { type Shop, TITLE } from './shop.ts'
import { collectTransactions } from './transactions.ts'
import type { StarTransaction } from './wire.ts'

const BEGINNING = new Date(0)

const isIncoming = ({ source }: StarTransaction) => source?.type === 'user'

const toPaymentState = (
  shop: Shop,
  { payment, refunds }: { payment: StarTransaction; refunds: readonly StarTransaction[] },
): PaymentState => {
  const paidAt = new Date(payment.date * 1000)
  const period = payment.source?.subscription_period
  return {
    id: payment.id,
    orderId: payment.source?.invoice_payload ?? null,
    status: 'succeeded',
    money: { amount: payment.amount, currency: 'XTR' },
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    // Transactions have no test flag: it depends on the server.
    isTest: shop.isTest,
    paidAt,
    method: null,
    paidWith: null,
    dispute: null,
    failure: null,
    subscription: period ? { paidUntil: new Date(paidAt.getTime() + period * 1000) } : null,
    buyerId: payment.source?.user ? String(payment.source.user.id) : null,
  }
}

/** A refund has the id of its payment and the opposite direction. */
export const readPayment = async (
  shop: Shop,
  { paymentId }: { paymentId: string },
): Promise<PaymentState> => {
  const found = await collectTransactions(shop, {
    isWanted: ({ id }) => id === paymentId,
    isEnough: (list) => list.some(isIncoming),
    since: BEGINNING,
  })
  const payment = found.find(isIncoming)
  if (payment) {
    const refunds = found.filter((one) => !isIncoming(one))
    return toPaymentState(shop, { payment, refunds })
  }
  throw createCallError({
    title: TITLE,
    call: 'getStarTransactions',
    code: 'not_found',
    detail: 'no such transaction',
  })
}

/** The first payment of an order: renewals of a subscription carry the same payload. */
export const findPayment = async (
  shop: Shop,
  { orderId, createdAt }: { orderId: string; createdAt: Date },
): Promise<PaymentState | undefined> => {
  const found = await collectTransactions(shop, {
    isWanted: ({ source, receiver }) => (source ?? receiver)?.invoice_payload === orderId,
    isEnough: () => false,
    since: new Date(createdAt.getTime() - MINUTE_MS),
  })
  const payment = found.findLast(isIncoming)
  if (!payment) return undefined
  const refunds = found.filter((one) => !isIncoming(one) && one.id === payment.id)
  return toPaymentState(shop, { payment, refunds })
}

/** A refund may belong to a payment older than the moment, which is then looked up. */
export const listChanged = async (
  shop: Shop,
  { since }: { since: Date },
): Promise<PaymentState[]> => {
  const found = await collectTransactions(shop, {
    isWanted: ({ date, source, receiver }) =>
      date * 1000 >= since.getTime() && (source ?? receiver)?.invoice_payload !== undefined,
    isEnough: () => false,
    since,
  })
  const states: PaymentState[] = []
  for (const [paymentId, list] of Map.groupBy(found.toReversed(), ({ id }) => id)) {
    const payment = list.find(isIncoming)
    const refunds = list.filter((one) => !isIncoming(one))
    states.push(
      payment ? toPaymentState(shop, { payment, refunds }) : await readPayment(shop, { paymentId }),
    )
  }
  return states
}
