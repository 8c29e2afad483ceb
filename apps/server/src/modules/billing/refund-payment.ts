import { UserError } from '@kadr/domain/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import { PaymentProviderError, type RefundState } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { returnShare } from '../affiliate/index.ts'
import { closePeriods, listPeriodsOfOrder } from '../subscription/index.ts'
import { tryLockUser } from '../users/index.ts'
import { describeOrder } from './describe-order.ts'
import { bookRefund, bookReturn } from './ledger.ts'
import { findOrder } from './orders.repository.ts'
import type { PaymentRow, RefundRow } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { findRenewal, updateRenewal } from './renewals.repository.ts'
import { cancelSubscriptionJob } from './set-up-renewal.ts'

/** Between two questions about the same refund. */
export const REFUND_RECHECK_MS = 10 * MINUTE_MS

/** Money that bought nothing, such as a second payment of the same order, goes back by itself. */
export const refundUnneeded = ({
  ctx,
  tx,
  payment,
}: {
  ctx: AppContext
  tx: Tx
  payment: PaymentRow
}) =>
  repository.insertRefund({
    db: tx,
    paymentId: payment.id,
    amount: payment.amount,
    reason: 'unneeded',
    note: 'Повторная оплата того же заказа',
    checkAt: ctx.clock.now(),
    createdAt: ctx.clock.now(),
  })

/** Ends what a fully refunded order gave. */
const takeBack = async ({ ctx, tx, payment }: { ctx: AppContext; tx: Tx; payment: PaymentRow }) => {
  const { userId, orderId } = payment
  if (userId === null) return
  const periods = await listPeriodsOfOrder({ ctx, tx, orderId })
  if (periods.length === 0) return
  const now = ctx.clock.now()
  await closePeriods({ tx, userId, ids: periods.map(({ id }) => id), now })
  const renewal = await findRenewal({ db: tx, userId })
  if (renewal?.state === 'on' && renewal.subscriptionPaymentId && renewal.buyerId) {
    const { provider, subscriptionPaymentId: paymentId, buyerId } = renewal
    await ctx.jobs.enqueue(cancelSubscriptionJob, { provider, paymentId, buyerId }, { tx })
  }
  await updateRenewal({ db: tx, userId, state: 'off', stoppedAt: now, actAt: null })
}

/**
 * The provider says how much of a payment went back, by our order or by another's (a charge-back). Booked by its
 * total, so that nothing counts twice.
 */
export const followRefunds = async ({
  ctx,
  tx,
  payment,
  refunded,
}: {
  ctx: AppContext
  tx: Tx
  payment: PaymentRow
  refunded: number
}): Promise<void> => {
  const amount = refunded - payment.refunded
  if (amount <= 0) return
  const periods = await listPeriodsOfOrder({ ctx, tx, orderId: payment.orderId })
  const key = `${payment.id}:${refunded}`
  const { orderId, currency, provider } = payment
  const booking = { tx, orderId, currency, amount, now: ctx.clock.now() }
  const isUnneeded = await repository.hasUnneededRefund({ db: tx, paymentId: payment.id })
  const isSold = periods.length > 0 && !isUnneeded
  if (isSold) await bookReturn({ ...booking, key })
  await bookRefund({ ...booking, provider, key })
  await repository.setRefunded({ db: tx, id: payment.id, refunded })
  await returnShare({ ctx, tx, payment, refunded })
  if (isSold && refunded >= payment.amount) await takeBack({ ctx, tx, payment })
  ctx.log.info({ paymentId: payment.id, amount, currency }, 'billing.payment.refunded')
}

/** By the owner of the installation. The money is returned by the next run of the job. */
export const requestRefund = ({
  ctx,
  paymentId,
  amount: asked,
  note,
}: {
  ctx: AppContext
  paymentId: string
  /** All that is left without it. */
  amount?: number | undefined
  note: string
}) =>
  inTransaction(ctx.db, async (tx) => {
    const found = await repository.findPayment({ db: tx, id: paymentId })
    if (!found) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого платежа нет' })
    const payment = await repository.lockPayment({ db: tx, ...found })
    const open = await repository.sumRefunds({
      db: tx,
      paymentId,
      states: ['created', 'pending', 'succeeded'],
    })
    const left = (payment ?? found).amount - Math.max(open, (payment ?? found).refunded)
    const amount = asked ?? left
    if (amount <= 0 || amount > left) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: `Вернуть можно не больше ${left} (в наименьших единицах валюты)`,
      })
    }
    const provider = ctx.payments.find(found.provider)
    if (provider && !provider.canRefundPart && amount !== found.amount) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Эта платёжная система возвращает только весь платёж',
      })
    }
    const now = ctx.clock.now()
    const values = { paymentId, amount, reason: 'support' as const, note }
    const refund = await repository.insertRefund({
      db: tx,
      ...values,
      checkAt: now,
      createdAt: now,
    })
    if (!refund) throw new Error('The refund was not inserted')
    return refund
  })

const follow = ({
  ctx,
  refund,
  state,
}: {
  ctx: AppContext
  refund: RefundRow
  state: RefundState
}) =>
  inTransaction(ctx.db, async (tx) => {
    const found = await repository.findPayment({ db: tx, id: refund.paymentId })
    if (!found) return
    if (found.userId) await tryLockUser({ tx, userId: found.userId })
    const payment = await repository.lockPayment({ db: tx, ...found })
    const locked = await repository.lockRefund({ db: tx, id: refund.id })
    if (!payment || !locked || ['succeeded', 'failed'].includes(locked.state)) return
    const changes = { db: tx, id: refund.id, providerRefundId: state.id }
    if (state.status === 'pending') {
      await repository.updateRefund({ ...changes, state: 'pending' })
      return
    }
    if (state.status === 'canceled') {
      const failureMessage = state.failure?.message ?? 'Платёжная система отклонила возврат'
      await repository.updateRefund({ ...changes, state: 'failed', checkAt: null, failureMessage })
      ctx.log.error({ refundId: refund.id }, 'billing.refund.failed')
      return
    }
    await repository.updateRefund({ ...changes, state: 'succeeded', checkAt: null })
    // The provider's notification of the same refund may have been booked before.
    const refunded = await repository.sumRefunds({
      db: tx,
      paymentId: payment.id,
      states: ['succeeded'],
    })
    await followRefunds({ ctx, tx, payment, refunded })
  })

/** Returns the money, or asks what became of it. The refund's id is the key, so a repetition returns it once. */
export const makeRefund = async ({ ctx, refund }: { ctx: AppContext; refund: RefundRow }) => {
  const payment = await repository.findPayment({ db: ctx.db, id: refund.paymentId })
  const provider = payment && ctx.payments.find(payment.provider)
  const order = payment && (await findOrder({ db: ctx.db, id: payment.orderId }))
  if (!payment || !provider || !order) return
  try {
    if (refund.providerRefundId) {
      const state = await provider.readRefund({ refundId: refund.providerRefundId })
      await follow({ ctx, refund, state })
      return
    }
    const paid = await provider.readPayment({ paymentId: payment.providerPaymentId })
    const state = await provider.refund({
      payment: paid,
      money: { amount: refund.amount, currency: payment.currency },
      key: refund.id,
      order: describeOrder(order),
      reason: refund.note,
    })
    await follow({ ctx, refund, state })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    ctx.log.warn({ err: error, refundId: refund.id, code: error.code }, 'billing.refund.unanswered')
    if (error.code === 'already_refunded') {
      await follow({
        ctx,
        refund,
        state: {
          id: refund.id,
          orderId: order.id,
          status: 'succeeded',
          money: { amount: refund.amount, currency: payment.currency },
          failure: null,
        },
      })
    }
  }
}
