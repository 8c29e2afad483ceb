import { DAY_MS } from '@kadr/kit/durations'
import { isUuid } from '@kadr/kit/is-uuid'
import type { PaymentProvider, PaymentState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { tryLockUser } from '../../../identity/users/index.ts'
import { failOrder } from '../checkout/fail-order.ts'
import { findOrder, lockOrder, type OrderRow } from '../checkout/orders.repository.ts'
import { orderForRenewal } from '../renewals/provider-renewal.ts'
import { cancelSubscriptionJob } from '../renewals/set-up-renewal.ts'
import { followDispute } from './follow-dispute.ts'
import { bookPayment } from './ledger.ts'
import { insertPayment, lockPayment, type PaymentRow } from './payments.repository.ts'
import { followRefunds, refundUnneeded } from './refund-payment.ts'
import { settleOrder } from './settle-order.ts'
import { markMethod } from './share-payment.ts'

export type Applied =
  | { outcome: 'paid' | 'failed' | 'nothing' | 'known' | 'unneeded' }
  | { outcome: 'refused'; reason: Refusal }

type Refusal = 'unknown_order' | 'other_provider' | 'amount' | 'currency' | 'test_payment'

type Input = { ctx: AppContext; provider: PaymentProvider; state: PaymentState }

/** Accepts only what the order asked for: the same shop, amount and currency, and real money in a live shop. */
const findRefusal = ({
  order,
  provider,
  state,
}: Omit<Input, 'ctx'> & { order: OrderRow }): Refusal | undefined => {
  if (order.provider !== provider.id) return 'other_provider'
  if (state.money.currency !== order.currency) return 'currency'
  if (state.money.amount !== order.amount) return 'amount'
  return state.isTest && !provider.isTest ? 'test_payment' : undefined
}

const refuse = ({ ctx, provider, state }: Input, reason: Refusal): Applied => {
  const fields = { provider: provider.id, paymentId: state.id, orderId: state.orderId, reason }
  ctx.log.warn(fields, 'billing.payment.refused')
  const isTaken = state.status === 'succeeded' && reason !== 'unknown_order'
  if (isTaken) ctx.metrics.paymentShopFaults.inc({ provider: provider.id, code: reason })
  return { outcome: 'refused', reason }
}

const store = ({ ctx, tx, provider, state, order }: Input & { tx: Tx; order: OrderRow }) =>
  insertPayment({
    db: tx,
    orderId: order.id,
    userId: order.userId,
    provider: provider.id,
    providerPaymentId: state.id,
    amount: state.money.amount,
    currency: state.money.currency,
    isTest: state.isTest,
    methodTitle: state.paidWith?.title ?? state.method?.title ?? null,
    methodMark: markMethod({ ctx, provider: provider.id, mark: state.paidWith?.mark ?? null }),
    buyerId: state.buyerId,
    paidAt: state.paidAt ?? ctx.clock.now(),
    createdAt: ctx.clock.now(),
  })

/** Half of the 30 days: a renewal is paid a whole period after the first payment, a second tab minutes after it. */
const RENEWAL_DISTANCE_MS = 15 * DAY_MS

const isNextPeriod = ({ first, state }: { first: OrderRow; state: PaymentState }) => {
  if (state.subscription === null || first.paidAt === null || state.paidAt === null) return false
  const distance = Math.abs(state.paidAt.getTime() - first.paidAt.getTime())
  return distance >= RENEWAL_DISTANCE_MS
}

/** What happened to a payment after it was made. */
const followChanges = async ({
  ctx,
  tx,
  payment,
  state,
}: {
  ctx: AppContext
  tx: Tx
  payment: PaymentRow
  state: PaymentState
}) => {
  await followRefunds({ ctx, tx, payment, refunded: state.refunded })
  const refunded = Math.max(payment.refunded, state.refunded)
  await followDispute({ ctx, tx, payment: { ...payment, refunded }, dispute: state.dispute })
}

const receive = async ({
  tx,
  order: first,
  isOwned,
  ...input
}: Input & { tx: Tx; order: OrderRow; isOwned: boolean }): Promise<Applied> => {
  const { ctx, provider, state } = input
  const known = await lockPayment({
    db: tx,
    provider: provider.id,
    providerPaymentId: state.id,
  })
  if (known) {
    await followChanges({ ctx, tx, payment: known, state })
    return { outcome: 'known' }
  }
  const order =
    isOwned && isNextPeriod({ first, state })
      ? await orderForRenewal({ ctx, tx, first, state })
      : first
  const payment = await store({ ...input, tx, order })
  if (!payment) return { outcome: 'known' }
  await bookPayment({
    tx,
    orderId: order.id,
    provider: provider.id,
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    now: ctx.clock.now(),
  })
  if (order.state === 'paid' || !isOwned) {
    ctx.log.warn({ orderId: order.id, paymentId: payment.id }, 'billing.payment.unneeded')
    await refundUnneeded({ ctx, tx, payment })
    if (state.subscription !== null && state.buyerId !== null) {
      const subscription = { provider: provider.id, paymentId: state.id, buyerId: state.buyerId }
      await ctx.jobs.enqueue(cancelSubscriptionJob, subscription, { tx })
    }
    return { outcome: 'unneeded' }
  }
  await settleOrder({ ctx, tx, provider, order, state, payment })
  await followChanges({ ctx, tx, payment, state })
  return { outcome: 'paid' }
}

/**
 * Reconciles our records with the current state of a payment at the provider. The order becomes paid, the period opens
 * and the points are granted in one transaction. Idempotent: repeated, late or reordered events lead to the same rows.
 */
export const applyPayment = async (input: Input): Promise<Applied> => {
  const { ctx, provider, state } = input
  if (state.orderId === null || !isUuid(state.orderId)) return refuse(input, 'unknown_order')
  const id = state.orderId
  return inTransaction(ctx.db, async (tx) => {
    const found = await findOrder({ db: tx, id })
    if (!found) return refuse(input, 'unknown_order')
    // Lock order as in checkout: the user before the order.
    const isOwned = found.userId !== null && (await tryLockUser({ tx, userId: found.userId }))
    const order = await lockOrder({ db: tx, id })
    if (!order) return refuse(input, 'unknown_order')
    const reason = findRefusal({ order, provider, state })
    if (reason) return refuse(input, reason)
    if (state.status === 'pending') return { outcome: 'nothing' }
    if (state.status === 'succeeded') return receive({ ...input, tx, order, isOwned })
    // Another attempt at the same order may still be open or paid.
    const isOther = order.paymentId !== null && order.paymentId !== state.id
    if (isOther || !['created', 'pending'].includes(order.state)) return { outcome: 'nothing' }
    await failOrder({ ctx, tx, order, failure: state.failure })
    return { outcome: 'failed' }
  })
}
