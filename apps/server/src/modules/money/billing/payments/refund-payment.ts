import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import { followShare } from '../../affiliate/index.ts'
import { listPeriodsOfOrder } from '../../subscription/index.ts'
import { findOrder } from '../checkout/orders.repository.ts'
import { type EndedOrder, endOrder } from './end-order.ts'
import { bookRefund, bookReturn } from './ledger.ts'
import type { PaymentRow } from './payments.repository.ts'
import * as repository from './payments.repository.ts'

/** Automatically refunds a payment that bought nothing, such as a second payment of the same order. */
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

/** For every refund, whoever asked for it. */
const announceRefund = async ({
  tx,
  payment,
  amount,
  key,
  ended,
}: {
  tx: Tx
  payment: PaymentRow
  amount: number
  key: string
  ended: EndedOrder | undefined
}) => {
  const { userId, orderId, currency } = payment
  const order = userId ? await findOrder({ db: tx, id: orderId }) : undefined
  if (!userId || !order) return
  await appendEvent({
    tx,
    kind: 'payment.refunded',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: payment.id,
    payload: {
      userId,
      plan: order.plan,
      amount: { amount, currency },
      isPlanEnded: ended?.isPlanEnded ?? false,
      shortenedTo: ended?.shortenedTo?.toISOString(),
      key,
    },
  })
}

/**
 * Books the refunded total of a payment that the provider reports, ours or a charge-back. By total, so that nothing
 * counts twice.
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
  const gone = refunded + payment.disputed
  await followShare({ ctx, tx, payment, gone, key })
  const { userId } = payment
  const ended =
    userId !== null && isSold && gone >= payment.amount
      ? await endOrder({ ctx, tx, userId, orderId })
      : undefined
  await announceRefund({ tx, payment, amount, key, ended })
  ctx.log.info({ paymentId: payment.id, amount, currency }, 'billing.payment.refunded')
}

/** For the operator. The next run of the job returns the money. */
export const requestRefund = ({
  ctx,
  paymentId,
  amount: asked,
  note,
}: {
  ctx: AppContext
  paymentId: string
  /** Everything not refunded yet when absent. */
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
    const { amount: paid, refunded, disputed } = payment ?? found
    const left = paid - disputed - Math.max(open, refunded)
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
