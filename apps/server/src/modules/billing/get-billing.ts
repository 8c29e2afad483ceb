import { type Billing, OFFER_VERSION } from '@kadr/contract/billing'
import { type Currency, currency as currencies } from '@kadr/contract/primitives'
import { chargeTime, graceEnd, noticeTime } from '@kadr/domain/billing/dunning'
import { toPlanName } from '@kadr/domain/plans'
import type { AppContext } from '../../context.ts'
import { listHeldPeriods } from '../subscription/index.ts'
import { findTrial } from './find-trial.ts'
import {
  findEmail,
  findMethod,
  findRenewal,
  hasAcceptedOffer,
  type RenewalRow,
} from './renewals.repository.ts'

const chargeOf = ({ state, endsAt, noticedAt, actAt, subscriptionPaymentId }: RenewalRow): Date => {
  if (state === 'past_due' && actAt) return actAt
  if (state === 'off' || subscriptionPaymentId !== null) return endsAt
  return chargeTime({ endsAt, noticedAt: noticedAt ?? noticeTime(endsAt) })
}

const presentRenewal = (renewal: RenewalRow): NonNullable<Billing['renewal']> => ({
  state: renewal.state,
  plan: renewal.plan,
  billingPeriod: renewal.billingPeriod,
  amount: { amount: renewal.amount, currency: renewal.currency },
  chargesAt: chargeOf(renewal).toISOString(),
  isByProvider: renewal.subscriptionPaymentId !== null,
  needsOtherMethod: renewal.needsOtherMethod,
  failure: renewal.failureMessage,
  graceEndsAt: renewal.state === 'past_due' ? graceEnd(renewal.endsAt).toISOString() : null,
})

const listCurrencies = ({ payments }: AppContext): Currency[] =>
  currencies.options.filter((each) => payments.forCurrency(each) !== undefined)

export const findRenewalState = async ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  (await findRenewal({ db: ctx.db, userId }))?.state

/** All that the screen of the plan shows beside limits. */
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
    renewal: renewal ? presentRenewal(renewal) : null,
    method: method ? { title: method.title, expiresOn: method.expiresOn } : null,
    next: next ? { plan: toPlanName(next.plan), startsAt: next.startsAt.toISOString() } : null,
    current: current
      ? {
          plan: toPlanName(current.plan),
          billingPeriod: current.unit === 'year' ? 'annually' : 'monthly',
          price: { amount: current.value, currency: current.currency },
          endsAt: current.endsAt.toISOString(),
        }
      : null,
    trial: await findTrial({ ctx, userId }),
    email: await findEmail({ db, userId }),
    isOfferAccepted: await hasAcceptedOffer({ db, userId, version: OFFER_VERSION }),
    currencies: listCurrencies(ctx),
  }
}
