import { formatMoney } from '@kadr/domain/money/money'
import { MINUTE_MS } from '@kadr/kit/durations'
import { type CallFailureCode, PaymentProviderError, type RefundState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { notifyOwner } from '../../../delivery/owner-messages/index.ts'
import { tryLockUser } from '../../../identity/users/index.ts'
import { describeOrder } from '../checkout/describe-order.ts'
import { findOrder } from '../checkout/orders.repository.ts'
import type { HeldRefund, PaymentRow } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { followRefunds } from './refund-payment.ts'

/** Interval between two checks of a refund. */
export const REFUND_RECHECK_MS = 10 * MINUTE_MS

/** The money may have stayed where it should not: only the owner can return it now. */
const notifyOfRefusal = ({
  ctx,
  tx,
  payment: { id, provider, orderId, currency },
  refund,
  failureMessage,
}: {
  ctx: AppContext
  tx: Tx
  payment: PaymentRow
  refund: HeldRefund
  failureMessage: string
}) =>
  notifyOwner({
    ctx,
    tx,
    message: {
      key: `refund:${refund.id}`,
      title: `Возврат не прошёл: ${formatMoney({ amount: refund.amount, currency })}`,
      paragraphs: [
        failureMessage,
        `Проверьте платёж в кабинете провайдера и, если деньги ещё там, верните их. Провайдер: ${provider}. Платёж ${id}, заказ ${orderId}. Причина возврата: ${refund.note}`,
      ],
      replyTo: null,
    },
  })

const follow = ({
  ctx,
  refund,
  state,
}: {
  ctx: AppContext
  refund: HeldRefund
  state: RefundState
}) =>
  inTransaction(ctx.db, async (tx) => {
    const found = await repository.findPayment({ db: tx, id: refund.paymentId })
    if (!found) return
    if (found.userId) await tryLockUser({ tx, userId: found.userId })
    const payment = await repository.lockPayment({ db: tx, ...found })
    const locked = await repository.lockRefund({ db: tx, id: refund.id })
    if (!payment || !locked || ['succeeded', 'failed'].includes(locked.state)) return
    if (locked.leaseOwner !== refund.leaseOwner) return
    const changes = { db: tx, id: refund.id, providerRefundId: state.id }
    if (state.status === 'pending') {
      await repository.updateRefund({ ...changes, state: 'pending' })
      return
    }
    if (state.status === 'canceled') {
      const failureMessage = state.failure?.message ?? 'Платёжная система отклонила возврат'
      await repository.updateRefund({ ...changes, state: 'failed', checkAt: null, failureMessage })
      ctx.log.error({ refundId: refund.id }, 'billing.refund.failed')
      await notifyOfRefusal({ ctx, tx, payment, refund, failureMessage })
      return
    }
    await repository.updateRefund({ ...changes, state: 'succeeded', checkAt: null })
    // The webhook of the same refund may have been booked before.
    const refunded = await repository.sumRefunds({
      db: tx,
      paymentId: payment.id,
      states: ['succeeded'],
    })
    await followRefunds({ ctx, tx, payment, refunded })
  })

/** What a refused call means; whatever else is refused may be accepted later. */
const OUTCOMES: Partial<Record<CallFailureCode, 'succeeded' | 'canceled'>> = {
  already_refunded: 'succeeded',
  rejected: 'canceled',
  refund_too_large: 'canceled',
}

/** Makes the refund or reads its state. Idempotent: the refund's id is the key. */
export const makeRefund = async ({ ctx, refund }: { ctx: AppContext; refund: HeldRefund }) => {
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
    const outcome = error.isUncertain ? undefined : OUTCOMES[error.code]
    if (!outcome) return
    await follow({
      ctx,
      refund,
      state: {
        id: refund.id,
        orderId: order.id,
        status: outcome,
        money: { amount: refund.amount, currency: payment.currency },
        failure: null,
      },
    })
  }
}
