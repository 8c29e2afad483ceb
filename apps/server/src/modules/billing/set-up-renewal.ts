import { noticeTime } from '@kadr/domain/billing/dunning'
import { toPlanName } from '@kadr/domain/plans'
import { newId } from '@kadr/kit/new-id'
import type { PaymentProvider, PaymentState } from '@kadr/payments'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import type { PaidPeriod } from '../subscription/index.ts'
import type { OrderRow } from './orders.repository.ts'
import type { PaymentRow } from './payments.repository.ts'
import {
  findMethod,
  insertMethod,
  lockRenewal,
  putRenewal,
  type RenewalRow,
  removeMethods,
} from './renewals.repository.ts'
import { readQuote } from './stored-quote.ts'

/** Ends a subscription that the provider renews by itself. */
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

/** One method of a person is kept: the newest. */
const keepMethod = async ({ ctx, tx, provider, order, userId, state }: Paid) => {
  const { method } = state
  if (!order.isRenewing || !provider.savedMethods || !method) return undefined
  if (order.kind === 'renewal') return findMethod({ db: tx, userId })
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

/** How the period after this one is paid for; undefined when the buyer has to come again. */
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
  // A change of plan paid once keeps the source that was agreed to before.
  const isKept = before && before.state !== 'off' && before.methodId !== null
  return isKept
    ? {
        provider: before.provider,
        methodId: before.methodId,
        subscriptionPaymentId: null,
        buyerId: null,
      }
    : undefined
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

/** After a payment: what happens at the end of what is paid. Every buyer has a row, so that the end is announced. */
export const followWithRenewal = async (paid: Paid): Promise<void> => {
  const { tx, userId, order, period, ctx } = paid
  const before = await lockRenewal({ db: tx, userId })
  const source = await findSource(paid, before)
  await cancelReplaced(paid, before, source)
  const isByProvider = source?.subscriptionPaymentId != null
  const quote = readQuote(order.quote)
  await putRenewal({
    db: tx,
    userId,
    state: source ? 'on' : 'off',
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
    failureMessage: null,
    needsOtherMethod: false,
    actAt: source && !isByProvider ? noticeTime(period.endsAt) : period.endsAt,
    createdAt: before?.createdAt ?? ctx.clock.now(),
    stoppedAt: null,
  })
}
