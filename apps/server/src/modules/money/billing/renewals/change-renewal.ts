import type { BillingPeriod } from '@kadr/contract/base/primitives'
import { UserError } from '@kadr/domain/base/app-error'
import { noticeTime } from '@kadr/domain/money/dunning'
import { isChangePlanned, type NextTerms, termsToKeep } from '@kadr/domain/money/planned-plan'
import type { PlanPrices } from '@kadr/domain/money/price-list'
import { PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { recordConsent } from '../../../identity/consents/index.ts'
import { lockUser } from '../../../identity/users/index.ts'
import { findPlanPricesByName } from '../../subscription/index.ts'
import { hasOpenCharge } from '../checkout/orders.repository.ts'
import { getListedPlan, listBought, makeOffer } from '../checkout/quote-order.ts'
import { canResume, getBilling } from '../get-billing.ts'
import {
  findMethod,
  findRenewal,
  lockRenewal,
  type RenewalRow,
  removeMethods,
  updateRenewal,
} from './renewals.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

const nothingToChange = () =>
  new UserError({ code: 'CONFLICT', userMessage: 'Продление уже отменено' })

const change = (
  { ctx, userId }: OfUser,
  run: (input: { tx: Tx; renewal: RenewalRow; now: Date }) => Promise<void>,
) =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const renewal = await lockRenewal({ db: tx, userId })
    if (!renewal) throw nothingToChange()
    await run({ tx, renewal, now: ctx.clock.now() })
  })

/** Telegram renews on its own, so it has to confirm first. */
const changeAtProvider = async ({ ctx, userId }: OfUser, what: 'cancel' | 'restore') => {
  const renewal = await findRenewal({ db: ctx.db, userId })
  const provider = renewal && ctx.payments.find(renewal.provider)
  if (!renewal?.subscriptionPaymentId || !renewal.buyerId || !provider?.subscriptions) return
  const { subscriptionPaymentId: paymentId, buyerId } = renewal
  try {
    await provider.subscriptions[what]({ paymentId, buyerId })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    ctx.log.warn({ err: error, userId, code: error.code }, 'billing.subscription.change_failed')
    throw new UserError({
      code: 'UNAVAILABLE',
      userMessage: 'Telegram не подтвердил изменение, ничего не изменилось. Попробуйте ещё раз',
    })
  }
}

const STOPPED = {
  state: 'off',
  problem: null,
  failureMessage: null,
  needsOtherMethod: false,
} as const

/** The paid period stays until its end. */
export const stopRenewal = async (person: OfUser) => {
  await changeAtProvider(person, 'cancel')
  await change(person, async ({ tx, renewal, now }) => {
    const actAt = renewal.state === 'off' && renewal.actAt === null ? null : renewal.endsAt
    await updateRenewal({ db: tx, userId: person.userId, ...STOPPED, stoppedAt: now, actAt })
  })
  return getBilling(person)
}

export const resumeRenewal = async (person: OfUser) => {
  await changeAtProvider(person, 'restore')
  await change(person, async ({ tx, renewal, now }) => {
    if (renewal.state !== 'off') return
    const { ctx, userId } = person
    const method = await findMethod({ db: tx, userId })
    if (!canResume({ renewal, method, now })) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Продлевать нечем: оплатите тариф ещё раз и сохраните карту',
      })
    }
    await recordConsent({ ctx, tx, userId, subject: 'renewal', source: 'plan' })
    const isByProvider = renewal.subscriptionPaymentId !== null
    await updateRenewal({
      db: tx,
      userId,
      state: 'on',
      stoppedAt: null,
      noticedAt: null,
      actAt: isByProvider ? renewal.endsAt : noticeTime(renewal.endsAt),
    })
  })
  return getBilling(person)
}

/** Erases the token here and, where there is such a call, at the provider. */
export const removeMethod = async (person: OfUser) => {
  const { ctx, userId } = person
  const method = await findMethod({ db: ctx.db, userId })
  await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const renewal = await lockRenewal({ db: tx, userId })
    const now = ctx.clock.now()
    await removeMethods({ db: tx, userId, now })
    if (renewal?.methodId == null) return
    const actAt = renewal.actAt === null ? null : renewal.endsAt
    await updateRenewal({ db: tx, userId, ...STOPPED, methodId: null, stoppedAt: now, actAt })
  })
  const forget = method && ctx.payments.find(method.provider)?.savedMethods?.forget
  if (forget && method.sealedToken !== null) {
    const place = { table: 'payment_methods', rowId: method.id, field: 'sealed_token' }
    const methodId = ctx.vault.open({ ...place, sealed: method.sealedToken })
    await forget({ methodId }).catch((error: unknown) =>
      // Our copy is erased, so we can't charge it whatever the provider keeps.
      ctx.log.warn({ err: error, userId }, 'billing.method.forget_failed'),
    )
  }
  return getBilling(person)
}

/** A changed amount needs a new notice; the sum of a charge under way can't be changed any more. */
const changeNext = async ({
  tx,
  renewal: { userId, currency, endsAt },
  prices,
  next: { plan, billingPeriod },
}: {
  tx: Tx
  renewal: RenewalRow
  prices: PlanPrices
  next: NextTerms
}) => {
  if (await hasOpenCharge({ db: tx, userId })) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'Списание за продление уже идёт. Смените тариф, когда оно завершится',
    })
  }
  const offer = makeOffer({ plan, prices, currency, billingPeriod })
  const amount = offer.prices[currency]
  const actAt = noticeTime(endsAt)
  await updateRenewal({ db: tx, userId, plan, billingPeriod, amount, noticedAt: null, actAt })
}

const isCharged = ({ state, methodId }: RenewalRow) => state === 'on' && methodId !== null

/** Effective from the next charge on; the paid period is unchanged. */
export const schedulePlan = async (
  person: OfUser & { planId: number; billingPeriod: BillingPeriod },
) => {
  const { ctx, planId, billingPeriod } = person
  const { plan, prices } = await getListedPlan({ ctx, planId })
  await change(person, async ({ tx, renewal }) => {
    if (!isCharged(renewal)) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Продление не включено: оплатите другой тариф, он начнётся после текущего',
      })
    }
    await changeNext({ tx, renewal, prices, next: { plan, billingPeriod } })
  })
  return getBilling(person)
}

/** Takes a planned change back. */
export const keepPlan = async (person: OfUser) => {
  const { ctx, userId } = person
  await change(person, async ({ tx, renewal }) => {
    const held = await listBought({ ctx, tx, userId })
    const next = termsToKeep(held)
    if (!isCharged(renewal) || !next || !isChangePlanned({ held, next: renewal })) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Смена тарифа не запланирована, отменять нечего',
      })
    }
    const prices = await findPlanPricesByName({ ctx, tx, plan: next.plan })
    await changeNext({ tx, renewal, prices, next })
  })
  return getBilling(person)
}
