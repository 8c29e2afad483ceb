import { noticeTime } from '@kadr/domain/money/dunning'
import { toPlanName } from '@kadr/domain/money/plans'
import { newId } from '@kadr/kit/new-id'
import type { PaymentProvider, PaymentState } from '@kadr/payments'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { declareJob } from '../../../../platform/jobs/enqueue.ts'
import type { PaidPeriod } from '../../subscription/index.ts'
import type { OrderRow } from '../checkout/orders.repository.ts'
import { readQuote } from '../checkout/stored-quote.ts'
import type { PaymentRow } from '../payments/payments.repository.ts'
import {
  findMethod,
  insertMethod,
  lockRenewal,
  putRenewal,
  type RenewalRow,
  removeMethods,
} from './renewals.repository.ts'

/** Cancels a subscription that the provider renews on its own. */
export const cancelSubscriptionJob = declareJob({
  name: 'billing.cancel-subscription',
  schema: z.object({ provider: z.string(), paymentId: z.string(), buyerId: z.string() }),
})

const sealMethod = ({ ctx, id, token }: { ctx: AppContext; id: string; token: string }) =>
  ctx.vault.seal({ table: 'payment_methods', rowId: id, field: 'sealed_token', text: token })

type Paid = {
  ctx: AppContext
  tx: Tx
  provider: PaymentProvider
  order: OrderRow
  userId: string
  period: PaidPeriod
  state: PaymentState
  payment: PaymentRow
}

/** A person has one saved method: the newest. */
const keepMethod = async ({ ctx, tx, provider, order, userId, state }: Paid) => {
  const { method } = state
  if (!order.isRenewing || !provider.savedMethods || !method) return undefined
  if (order.kind === 'renewal') {
    const kept = await findMethod({ db: tx, userId })
    return kept?.provider === provider.id ? kept : undefined
  }
  const now = ctx.clock.now()
  await removeMethods({ db: tx, userId, now })
  const id = newId()
  await insertMethod({
    db: tx,
    id,
    userId,
    provider: provider.id,
    sealedToken: sealMethod({ ctx, id, token: method.id }),
    title: method.title,
    expiresOn: method.expiresOn,
    createdAt: now,
  })
  return findMethod({ db: tx, userId })
}

type Source = Pick<RenewalRow, 'provider' | 'methodId' | 'subscriptionPaymentId' | 'buyerId'>

/** How the next period is paid; undefined when the buyer has to pay by hand. */
const findSource = async (
  paid: Paid,
  before: RenewalRow | undefined,
): Promise<Source | undefined> => {
  const { provider, state, order } = paid
  if (state.subscription) {
    const isSame = before?.subscriptionPaymentId && order.kind === 'renewal'
    return {
      provider: provider.id,
      methodId: null,
      subscriptionPaymentId: isSame ? before.subscriptionPaymentId : state.id,
      buyerId: state.buyerId,
    }
  }
  const method = await keepMethod(paid)
  if (method) {
    return {
      provider: provider.id,
      methodId: method.id,
      subscriptionPaymentId: null,
      buyerId: null,
    }
  }
  // The provider did not save the method of a plan change: the one agreed before stays, where it can pay the next period.
  const isKept =
    order.isRenewing &&
    before !== undefined &&
    before.state !== 'off' &&
    before.methodId !== null &&
    before.provider === order.provider &&
    before.currency === order.currency
  return isKept
    ? {
        provider: before.provider,
        methodId: before.methodId,
        subscriptionPaymentId: null,
        buyerId: null,
      }
    : undefined
}

/**
 * When the renewal was stopped for good. A charge that was under way then may still succeed: it turns nothing on again. A
 * later charge of the provider's own subscription means that the buyer turned it on again there.
 */
const findStop = ({ order, state }: Paid, before: RenewalRow | undefined): Date | null => {
  const stoppedAt = before?.state === 'off' ? before.stoppedAt : null
  if (order.kind !== 'renewal' || stoppedAt === null) return null
  const isLater = state.subscription !== null && state.paidAt !== null && state.paidAt > stoppedAt
  return isLater ? null : stoppedAt
}

const cancelReplaced = async (
  { ctx, tx }: Paid,
  before: RenewalRow | undefined,
  source: Source | undefined,
) => {
  if (!before?.subscriptionPaymentId || !before.buyerId || before.state === 'off') return
  if (source?.subscriptionPaymentId === before.subscriptionPaymentId) return
  const { provider, subscriptionPaymentId: paymentId, buyerId } = before
  await ctx.jobs.enqueue(cancelSubscriptionJob, { provider, paymentId, buyerId }, { tx })
}

/**
 * After a payment: sets up what happens at the end of the paid period. Every buyer has a row, so that the end is
 * announced.
 */
export const followWithRenewal = async (paid: Paid): Promise<void> => {
  const { tx, userId, order, period, ctx } = paid
  const before = await lockRenewal({ db: tx, userId })
  const source = await findSource(paid, before)
  await cancelReplaced(paid, before, source)
  const isByProvider = source?.subscriptionPaymentId != null
  const stoppedAt = findStop(paid, before)
  const isOn = source !== undefined && stoppedAt === null
  const quote = readQuote(order.quote)
  await putRenewal({
    db: tx,
    userId,
    state: isOn ? 'on' : 'off',
    provider: source?.provider ?? order.provider,
    methodId: source?.methodId ?? null,
    subscriptionPaymentId: source?.subscriptionPaymentId ?? null,
    buyerId: source?.buyerId ?? null,
    plan: toPlanName(period.plan),
    billingPeriod: period.unit === 'year' ? 'annually' : 'monthly',
    currency: order.currency,
    amount: quote.prices[order.currency],
    endsAt: period.endsAt,
    noticedAt: null,
    attempts: 0,
    problem: null,
    failureMessage: null,
    needsOtherMethod: false,
    actAt: isOn && !isByProvider ? noticeTime(period.endsAt) : period.endsAt,
    createdAt: before?.createdAt ?? ctx.clock.now(),
    stoppedAt,
  })
}
