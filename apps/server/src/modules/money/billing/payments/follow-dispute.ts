import { formatMoney } from '@kadr/domain/money/money'
import type { Dispute } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { notifyOwner } from '../../../delivery/owner-messages/index.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import { followShare } from '../../affiliate/index.ts'
import { listPeriodsOfOrder } from '../../subscription/index.ts'
import { findOrder } from '../checkout/orders.repository.ts'
import * as repository from './disputes.repository.ts'
import { type EndedOrder, endOrder, restoreOrder } from './end-order.ts'
import { bookDispute, bookDisputeWon } from './ledger.ts'
import { hasUnneededRefund, type PaymentRow } from './payments.repository.ts'

type OfDispute = { ctx: AppContext; tx: Tx; payment: PaymentRow; dispute: Dispute }

const TITLES: Record<Dispute['status'], string> = {
  open: 'Платёж оспорен',
  won: 'Спор о платеже выигран',
  lost: 'Спор о платеже проигран',
}

const WHAT_NOW: Record<Dispute['status'], string> = {
  open: 'Провайдер удержал деньги. Если оспорен весь платёж, тариф по нему остановлен или укорочен; доля партнёра снята. Ответьте банку в кабинете провайдера до срока, который там назван.',
  won: 'Деньги вернулись. Остаток тарифа и доля партнёра возвращены.',
  lost: 'Деньги не вернутся. Что было снято, остаётся снятым.',
}

const notifyOwnerOfDispute = ({ ctx, tx, payment, dispute }: OfDispute) => {
  const { id, provider, orderId, amount, currency } = payment
  ctx.log.warn(
    { paymentId: id, provider, disputeId: dispute.id, state: dispute.status },
    'billing.payment.disputed',
  )
  return notifyOwner({
    ctx,
    tx,
    message: {
      key: `dispute:${dispute.id}:${dispute.status}`,
      title: `${TITLES[dispute.status]}: ${formatMoney({ amount, currency })}`,
      paragraphs: [
        WHAT_NOW[dispute.status],
        `Провайдер: ${provider}. Спор ${dispute.id}, платёж ${id}, заказ ${orderId}.`,
      ],
      replyTo: null,
    },
  })
}

const announceDispute = async ({
  tx,
  payment,
  dispute,
  amount,
  ended,
  endsAt,
}: Omit<OfDispute, 'ctx'> & {
  amount: number
  ended?: EndedOrder | undefined
  endsAt: Date | null
}) => {
  const { userId, orderId, currency } = payment
  const order = userId ? await findOrder({ db: tx, id: orderId }) : undefined
  if (!userId || !order) return
  await appendEvent({
    tx,
    kind: 'payment.disputed',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: payment.id,
    payload: {
      userId,
      plan: order.plan,
      amount: { amount, currency },
      isWon: dispute.status === 'won',
      isPlanEnded: ended?.isPlanEnded ?? false,
      shortenedTo: ended?.shortenedTo?.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      key: `${dispute.id}:${dispute.status}`,
    },
  })
}

const isSold = async ({ ctx, tx, payment }: Omit<OfDispute, 'dispute'>) => {
  const periods = await listPeriodsOfOrder({ ctx, tx, orderId: payment.orderId })
  return periods.length > 0 && !(await hasUnneededRefund({ db: tx, paymentId: payment.id }))
}

const bookingOf = async (input: OfDispute, { id, amount }: { id: string; amount: number }) => {
  const { ctx, tx, payment } = input
  const { orderId, currency, provider } = payment
  const sold = await isSold(input)
  return { tx, orderId, currency, provider, amount, key: id, isSold: sold, now: ctx.clock.now() }
}

/** The provider withholds the money: what it paid for ends, and its share is taken back. */
const withhold = async (input: OfDispute): Promise<void> => {
  const { ctx, tx, payment, dispute } = input
  const left = payment.amount - payment.refunded - payment.disputed
  const amount = Math.max(0, Math.min(dispute.amount, left))
  const disputed = payment.disputed + amount
  const isWhole = payment.refunded + disputed >= payment.amount
  const { userId, orderId } = payment
  const ended =
    userId !== null && amount > 0 && isWhole && (await isSold(input))
      ? await endOrder({ ctx, tx, userId, orderId })
      : undefined
  const now = ctx.clock.now()
  const { id } = await repository.insertDispute({
    db: tx,
    paymentId: payment.id,
    providerDisputeId: dispute.id,
    state: dispute.status,
    amount,
    endedPeriods: ended?.cut ?? [],
    createdAt: now,
    decidedAt: dispute.status === 'open' ? null : now,
  })
  await bookDispute(await bookingOf(input, { id, amount }))
  await repository.setDisputed({ db: tx, id: payment.id, disputed })
  await followShare({ ctx, tx, payment, gone: payment.refunded + disputed, key: `dispute:${id}` })
  await announceDispute({ ...input, amount, ended, endsAt: null })
}

const giveBack = async (input: OfDispute, known: repository.DisputeRow): Promise<void> => {
  const { ctx, tx, payment } = input
  const { userId } = payment
  const { id, amount, endedPeriods: ended } = known
  const disputed = payment.disputed - amount
  await bookDisputeWon(await bookingOf(input, { id, amount }))
  await repository.setDisputed({ db: tx, id: payment.id, disputed })
  const gone = payment.refunded + disputed
  await followShare({ ctx, tx, payment, gone, key: `dispute_won:${id}` })
  const endsAt = userId === null ? null : await restoreOrder({ ctx, tx, userId, ended })
  await announceDispute({ ...input, amount, endsAt })
}

/**
 * Follows the state of a dispute that the provider reports: money is withheld from its opening until it is won. The
 * caller holds the locks of the person and the payment.
 */
export const followDispute = async (
  input: Omit<OfDispute, 'dispute'> & { dispute: Dispute | null },
): Promise<void> => {
  const { ctx, tx, payment, dispute } = input
  if (!dispute) return
  const known = await repository.findDispute({
    db: tx,
    paymentId: payment.id,
    providerDisputeId: dispute.id,
  })
  // Heard of only after it was won: nothing was taken, nothing is given back.
  if (!known && dispute.status === 'won') return
  if (known && (known.state === dispute.status || known.state === 'won')) return
  if (!known) await withhold({ ...input, dispute })
  else {
    if (dispute.status === 'won') await giveBack({ ...input, dispute }, known)
    const decidedAt = dispute.status === 'open' ? null : ctx.clock.now()
    await repository.updateDispute({ db: tx, id: known.id, state: dispute.status, decidedAt })
  }
  await notifyOwnerOfDispute({ ...input, dispute })
}
