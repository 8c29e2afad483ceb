import { type Currency, currency as currencies } from '@kadr/contract/base/primitives'
import type { Billing } from '@kadr/contract/money/billing'
import { chargeTime, graceEnd, noticeTime } from '@kadr/domain/money/dunning'
import { toPlanName } from '@kadr/domain/money/plans'
import { normalizeEmail } from '@kadr/domain/money/trial'
import type { AppContext } from '../../../context.ts'
import { listSignIns } from '../../identity/auth/index.ts'
import { hasConsented } from '../../identity/consents/index.ts'
import { listHeldPeriods, type PaidPeriod } from '../subscription/index.ts'
import { TELEGRAM_PERIOD_MS } from './checkout/foresee-renewal.ts'
import { findOrder } from './checkout/orders.repository.ts'
import { readQuote } from './checkout/stored-quote.ts'
import { findTrial } from './find-trial.ts'
import { findLastPaidAt } from './payments/payments.repository.ts'
import {
  findEmail,
  findMethod,
  findRenewal,
  type MethodRow,
  type RenewalRow,
} from './renewals/renewals.repository.ts'

/** The day of the next charge; null when nothing will be charged. */
const findCharge = async (ctx: AppContext, renewal: RenewalRow): Promise<Date | null> => {
  const { state, userId, provider, endsAt, noticedAt, actAt, subscriptionPaymentId } = renewal
  if (state === 'off') return null
  // After the last retry the next step is the end of the plan.
  if (state === 'past_due') return actAt && actAt < graceEnd(endsAt) ? actAt : null
  if (subscriptionPaymentId !== null) {
    const paidAt = await findLastPaidAt({ db: ctx.db, userId, provider })
    return paidAt ? new Date(paidAt.getTime() + TELEGRAM_PERIOD_MS) : endsAt
  }
  return chargeTime({ endsAt, noticedAt: noticedAt ?? noticeTime(endsAt) })
}

/** A stopped renewal goes on by the method it had, while the paid time lasts. */
export const canResume = ({
  renewal: { state, endsAt, methodId, subscriptionPaymentId },
  method,
  now,
}: {
  renewal: RenewalRow
  method: MethodRow | undefined
  now: Date
}): boolean =>
  state === 'off' &&
  endsAt > now &&
  (subscriptionPaymentId !== null || (method !== undefined && method.id === methodId))

const presentRenewal = (
  renewal: RenewalRow,
  { method, chargesAt, now }: { method: MethodRow | undefined; chargesAt: Date | null; now: Date },
): NonNullable<Billing['renewal']> => ({
  state: renewal.state,
  plan: renewal.plan,
  billingPeriod: renewal.billingPeriod,
  amount: { amount: renewal.amount, currency: renewal.currency },
  chargesAt: chargesAt?.toISOString() ?? null,
  isByProvider: renewal.subscriptionPaymentId !== null,
  canResume: canResume({ renewal, method, now }),
  needsOtherMethod: renewal.needsOtherMethod,
  problem: renewal.problem,
  failure: renewal.failureMessage,
  graceEndsAt: renewal.state === 'past_due' ? graceEnd(renewal.endsAt).toISOString() : null,
})

const listCurrencies = ({ payments }: AppContext): Currency[] =>
  currencies.options.filter((each) => payments.forCurrency(each) !== undefined)

export const findRenewalState = async ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  (await findRenewal({ db: ctx.db, userId }))?.state

/** What one unit of a bought period cost on the day of its order, without discounts. */
const findUnitPrice = async ({ ctx, period }: { ctx: AppContext; period: PaidPeriod }) => {
  const { currency, value, orderId } = period
  const order = orderId === null ? undefined : await findOrder({ db: ctx.db, id: orderId })
  return { amount: order ? readQuote(order.quote).prices[currency] : value, currency }
}

/** Given for an earlier receipt, or the address of the sign-in. */
const findReceiptEmail = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const known = await findEmail({ db: ctx.db, userId })
  if (known !== null) return known
  const signIns = await listSignIns({ ctx, userId })
  const google = signIns.find(({ provider }) => provider === 'google')
  return google && normalizeEmail(google.label) ? google.label : null
}

/** Everything the plan screen shows besides limits. */
export const getBilling = async ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}): Promise<Billing> => {
  const { db } = ctx
  const now = ctx.clock.now()
  const held = await listHeldPeriods({ ctx, userId })
  const current = held.find(({ startsAt, source }) => startsAt <= now && source === 'order')
  const next = held.find(
    ({ startsAt, plan, source }) => startsAt > now && source === 'order' && plan !== current?.plan,
  )
  const renewal = await findRenewal({ db, userId })
  const method = await findMethod({ db, userId })
  return {
    renewal: renewal
      ? presentRenewal(renewal, { method, chargesAt: await findCharge(ctx, renewal), now })
      : null,
    method: method ? { title: method.title, expiresOn: method.expiresOn } : null,
    next: next ? { plan: toPlanName(next.plan), startsAt: next.startsAt.toISOString() } : null,
    current: current
      ? {
          plan: toPlanName(current.plan),
          billingPeriod: current.unit === 'year' ? 'annually' : 'monthly',
          price: await findUnitPrice({ ctx, period: current }),
          endsAt: current.endsAt.toISOString(),
        }
      : null,
    trial: await findTrial({ ctx, userId }),
    email: await findReceiptEmail({ ctx, userId }),
    isOfferAccepted: await hasConsented({ db, userId, subject: 'offer' }),
    currencies: listCurrencies(ctx),
  }
}
