import type { BillingPeriod } from '@kadr/contract/primitives'
import { UserError } from '@kadr/domain/app-error'
import { noticeTime } from '@kadr/domain/billing/dunning'
import { PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { lockUser } from '../users/index.ts'
import { getBilling } from './get-billing.ts'
import { getListedPlan, makeOffer } from './quote-order.ts'
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

/** Telegram renews by itself: it has to say yes before we say so. */
const tellProvider = async ({ ctx, userId }: OfUser, what: 'cancel' | 'restore') => {
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

const STOPPED = { state: 'off', failureMessage: null, needsOtherMethod: false } as const

/** What is paid stays until its end. */
export const stopRenewal = async (person: OfUser) => {
  await tellProvider(person, 'cancel')
  await change(person, async ({ tx, renewal, now }) => {
    const actAt = renewal.state === 'off' && renewal.actAt === null ? null : renewal.endsAt
    await updateRenewal({ db: tx, userId: person.userId, ...STOPPED, stoppedAt: now, actAt })
  })
  return getBilling(person)
}

export const resumeRenewal = async (person: OfUser) => {
  await tellProvider(person, 'restore')
  await change(person, async ({ tx, renewal, now }) => {
    if (renewal.state !== 'off') return
    const method = await findMethod({ db: tx, userId: person.userId })
    const isByProvider = renewal.subscriptionPaymentId !== null
    if (renewal.endsAt <= now || (!isByProvider && method?.id !== renewal.methodId)) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Продлевать нечем: оплатите тариф ещё раз и сохраните карту',
      })
    }
    await updateRenewal({
      db: tx,
      userId: person.userId,
      state: 'on',
      stoppedAt: null,
      noticedAt: null,
      attempts: 0,
      actAt: isByProvider ? renewal.endsAt : noticeTime(renewal.endsAt),
    })
  })
  return getBilling(person)
}

/** The token is erased here and at the provider where it has such a call; nothing is charged from it again. */
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
      // Our copy is erased, so it can't be charged by us whatever the provider keeps.
      ctx.log.warn({ err: error, userId }, 'billing.method.forget_failed'),
    )
  }
  return getBilling(person)
}

/** From the next charge on; what is paid stays as it is. */
export const schedulePlan = async (
  person: OfUser & { planId: number; billingPeriod: BillingPeriod },
) => {
  const { ctx, userId, planId, billingPeriod } = person
  const { plan, prices } = await getListedPlan({ ctx, planId })
  await change(person, async ({ tx, renewal }) => {
    if (renewal.state !== 'on' || renewal.methodId === null) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Продление не включено: оплатите другой тариф, он начнётся после текущего',
      })
    }
    const { currency, endsAt } = renewal
    const offer = makeOffer({ plan, prices, currency, billingPeriod })
    await updateRenewal({
      db: tx,
      userId,
      plan,
      billingPeriod,
      amount: offer.prices[currency],
      // Another amount needs another notice.
      noticedAt: null,
      actAt: noticeTime(endsAt),
    })
  })
  return getBilling(person)
}
