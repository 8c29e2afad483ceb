import { chargeTime, graceEnd } from '@kadr/domain/billing/dunning'
import { periodFrom, unitOf } from '@kadr/domain/billing/paid-period'
import { PLANS } from '@kadr/domain/plans'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { findNoticeState } from '../notifications/index.ts'
import { findPlanPricesByName, listHeldPeriods, openPeriod } from '../subscription/index.ts'
import { tryLockUser } from '../users/index.ts'
import { getPersonalWorkspaceId } from '../workspaces/index.ts'
import { applyPayment } from './apply-payment.ts'
import { describeOrder } from './describe-order.ts'
import { failOrder } from './fail-order.ts'
import { insertRenewalOrder, lockOrder, type OrderRow } from './orders.repository.ts'
import { makeOffer } from './quote-order.ts'
import {
  findMethod,
  lockRenewal,
  type MethodRow,
  type RenewalRow,
  updateRenewal,
} from './renewals.repository.ts'
import { writeQuote } from './stored-quote.ts'

type Step = { ctx: AppContext; tx: Tx; userId: string; renewal: RenewalRow; now: Date }
type Held = Awaited<ReturnType<typeof listHeldPeriods>>

/** How long the notice may wait for its delivery before it is looked at again. */
const NOTICE_WAIT_MS = 30 * MINUTE_MS
/** A charge without an answer is asked about by the check of orders first. */
const CHARGE_WAIT_MS = HOUR_MS

const noticeKey = ({ endsAt, plan }: RenewalRow) => `renewal:${endsAt.toISOString()}:${plan}`

const priceOfNext = async ({ ctx, tx, renewal }: Step) => {
  const { plan, currency, billingPeriod } = renewal
  const listed = await findPlanPricesByName({ ctx, tx, plan })
  return makeOffer({ plan, prices: listed, currency, billingPeriod })
}

/** Tells the amount and the day, by which the charge is bound. */
const announce = async (step: Step): Promise<void> => {
  const { tx, userId, renewal, now } = step
  const offer = await priceOfNext(step)
  const amount = offer.prices[renewal.currency]
  const chargesAt = chargeTime({ endsAt: renewal.endsAt, noticedAt: now })
  await updateRenewal({ db: tx, userId, amount, noticedAt: now, actAt: chargesAt })
  await appendEvent({
    tx,
    kind: 'renewal.announced',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: userId,
    payload: {
      plan: renewal.plan,
      amount: { amount, currency: renewal.currency },
      chargesAt: chargesAt.toISOString(),
      key: noticeKey(renewal),
    },
  })
}

const endPlan = async ({ tx, userId, renewal }: Step): Promise<void> => {
  await updateRenewal({ db: tx, userId, state: 'off', actAt: null })
  await appendEvent({
    tx,
    kind: 'plan.ended',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: userId,
    payload: { plan: renewal.plan, endedAt: renewal.endsAt.toISOString() },
  })
}

/** Keeps the plan while the charge is being made and repeated. */
const openGrace = async ({ tx, userId, renewal, now, held }: Step & { held: Held }) => {
  if (held.some(({ source }) => source === 'grace')) return
  const last = held.findLast(({ source }) => source === 'order')
  const startsAt = renewal.endsAt
  const endsAt = graceEnd(startsAt)
  if (endsAt <= now) return
  const plan = last ? PLANS[renewal.plan].name : renewal.plan
  await openPeriod({
    tx,
    userId,
    source: 'grace',
    replaces: [],
    now,
    period: {
      plan,
      limits: last?.limits ?? PLANS[plan].limits,
      unit: 'month',
      unitMs: endsAt.getTime() - startsAt.getTime(),
      value: 0,
      currency: renewal.currency,
      startsAt,
      endsAt,
      anchorAt: last?.anchorAt ?? startsAt,
      pointsAnchorAt: startsAt,
    },
  })
}

const openOrder = async (step: Step & { method: MethodRow; held: Held }): Promise<OrderRow> => {
  const { tx, userId, renewal, now, method, held } = step
  const { plan, billingPeriod, currency, amount, endsAt } = renewal
  const offer = await priceOfNext(step)
  const anchorAt = held.findLast(({ source }) => source === 'order')?.anchorAt
  const unit = unitOf({ billingPeriod, isStars: false })
  const dates = periodFrom({ startsAt: endsAt, anchorAt, unit })
  return insertRenewalOrder({
    db: tx,
    userId,
    kind: 'renewal',
    provider: renewal.provider,
    plan,
    billingPeriod,
    amount,
    currency,
    quote: writeQuote({
      ...dates,
      kind: 'extend',
      plan,
      unit,
      unitMs: dates.endsAt.getTime() - dates.startsAt.getTime(),
      currency,
      value: amount,
      credit: 0,
      amount,
      pointsAnchorAt: dates.startsAt,
      replaces: [],
      limits: PLANS[plan].limits,
      prices: { ...offer.prices, [currency]: amount },
      promoDays: 0,
    }),
    isRenewing: true,
    methodId: method.id,
    renewsEnd: endsAt,
    attempt: renewal.attempts,
    checkAt: new Date(now.getTime() + CHARGE_WAIT_MS),
    createdAt: now,
  })
}

/** The order to be charged now; undefined when there is nothing to charge. */
const prepareCharge = async (step: Step) => {
  const { ctx, tx, userId, renewal, now } = step
  const method = await findMethod({ db: tx, userId })
  if (!method || method.id !== renewal.methodId) {
    await updateRenewal({ db: tx, userId, state: 'off', actAt: renewal.endsAt })
    return undefined
  }
  const notice = await findNoticeState({ tx, userId, key: noticeKey(renewal) })
  if (notice === 'waiting') {
    await updateRenewal({ db: tx, userId, actAt: new Date(now.getTime() + NOTICE_WAIT_MS) })
    return undefined
  }
  if (notice === 'failed') {
    // No notice, no charge: the person is told on the screen and pays by hand.
    ctx.log.warn({ userId }, 'billing.renewal.not_announced')
    await updateRenewal({
      db: tx,
      userId,
      state: 'off',
      actAt: renewal.endsAt,
      failureMessage: 'Не удалось предупредить вас о списании, поэтому мы его не сделали',
    })
    return undefined
  }
  const held = await listHeldPeriods({ ctx, tx, userId })
  const order = await openOrder({ ...step, method, held })
  await openGrace({ ...step, held })
  await updateRenewal({ db: tx, userId, actAt: new Date(now.getTime() + CHARGE_WAIT_MS) })
  return { order, method }
}

const takeStep = async (step: Step) => {
  const { renewal, now } = step
  if (renewal.state === 'off' || renewal.subscriptionPaymentId !== null) {
    // A charge by the provider itself may be late; the check of its payments finds it.
    if (renewal.endsAt <= now) await endPlan(step)
    return undefined
  }
  if (renewal.noticedAt === null) {
    await announce(step)
    return undefined
  }
  if (renewal.state === 'past_due' && graceEnd(renewal.endsAt) <= now) {
    await endPlan(step)
    return undefined
  }
  return prepareCharge(step)
}

const charge = async ({
  ctx,
  order,
  method,
}: {
  ctx: AppContext
  order: OrderRow
  method: MethodRow
}): Promise<void> => {
  const provider = ctx.payments.find(order.provider)
  const sealed = method.sealedToken
  if (!provider?.savedMethods || sealed === null) return
  const place = { table: 'payment_methods', rowId: method.id, field: 'sealed_token' }
  const methodId = ctx.vault.open({ ...place, sealed })
  try {
    const state = await provider.savedMethods.charge({
      order: describeOrder(order),
      methodId,
      key: order.id,
    })
    await applyPayment({ ctx, provider, state })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    ctx.log.warn({ err: error, orderId: order.id, code: error.code }, 'billing.charge.failed')
    if (error.isUncertain || !['rejected', 'not_found'].includes(error.code)) return
    await inTransaction(ctx.db, async (tx) => {
      const locked = await lockOrder({ db: tx, id: order.id })
      if (!locked || !['created', 'pending'].includes(locked.state)) return
      const failure = {
        code: 'method_revoked' as const,
        providerCode: error.code,
        message: error.userMessage,
        isRetryable: false,
      }
      await failOrder({ ctx, tx, order: locked, failure })
    })
  }
}

/** The next step of one renewal: the notice, the charge, or the end. Safe to repeat after a crash at any line. */
export const renewOne = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const prepared = await inTransaction(ctx.db, async (tx) => {
    if (!(await tryLockUser({ tx, userId }))) return undefined
    const renewal = await lockRenewal({ db: tx, userId })
    if (!renewal || renewal.actAt === null) return undefined
    return takeStep({ ctx, tx, userId, renewal, now: ctx.clock.now() })
  })
  if (!prepared) return
  // An earlier run of the same attempt may have been answered.
  if (!['created', 'pending'].includes(prepared.order.state)) return
  await charge({ ctx, ...prepared })
}
