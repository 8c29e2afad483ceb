import { chargeTime, graceEnd } from '@kadr/domain/money/dunning'
import { periodFrom, unitOf } from '@kadr/domain/money/paid-period'
import { PLANS } from '@kadr/domain/money/plans'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { readDatabaseTime } from '../../../../platform/leases/database-clock.ts'
import type { Hold } from '../../../../platform/leases/run-leased.ts'
import { findNoticeState } from '../../../delivery/notifications/index.ts'
import { tryLockUser } from '../../../identity/users/index.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import { findPlanPricesByName, listHeldPeriods, openPeriod } from '../../subscription/index.ts'
import {
  findLastEmail,
  hasOpenCheckout,
  insertRenewalOrder,
  type OrderRow,
} from '../checkout/orders.repository.ts'
import { makeOffer } from '../checkout/quote-order.ts'
import { writeQuote } from '../checkout/stored-quote.ts'
import { chargeRenewal } from './charge-renewal.ts'
import {
  findEmail,
  findMethod,
  lockRenewal,
  type MethodRow,
  type RenewalRow,
  updateRenewal,
} from './renewals.repository.ts'

type Step = { ctx: AppContext; tx: Tx; userId: string; renewal: RenewalRow; now: Date }
type Held = Awaited<ReturnType<typeof listHeldPeriods>>

/** How long to wait for the delivery of the notice, or for the end of a payment by hand, before looking again. */
const WAIT_MS = 30 * MINUTE_MS
/** Providers close a payment page after two hours at the latest. */
const PAGE_MS = 2 * HOUR_MS
/** How long the check of orders has to settle a charge without an answer. */
const CHARGE_WAIT_MS = HOUR_MS

/** Another plan or price needs another notice. */
const noticeKey = ({ endsAt, plan, amount }: Pick<RenewalRow, 'endsAt' | 'plan' | 'amount'>) =>
  `renewal:${endsAt.toISOString()}:${plan}:${amount}`

const priceOfNext = async ({ ctx, tx, renewal }: Step) => {
  const { plan, currency, billingPeriod } = renewal
  const listed = await findPlanPricesByName({ ctx, tx, plan })
  return makeOffer({ plan, prices: listed, currency, billingPeriod })
}

/** Told when the last of the time is over: grace and gifts outlive what was paid. */
const endPlan = async ({ ctx, tx, userId, renewal }: Step): Promise<void> => {
  const held = await listHeldPeriods({ ctx, tx, userId })
  if (held.length > 0) {
    const actAt = new Date(Math.max(...held.map(({ endsAt }) => endsAt.getTime())))
    await updateRenewal({ db: tx, userId, state: 'off', actAt })
    return
  }
  await updateRenewal({ db: tx, userId, state: 'off', actAt: null })
  await appendEvent({
    tx,
    kind: 'plan.ended',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: userId,
    payload: { plan: renewal.plan, endedAt: renewal.endsAt.toISOString() },
  })
}

/** Keeps the plan during the charge and its retries. */
const openGrace = async ({ tx, userId, renewal, now, held }: Step & { held: Held }) => {
  if (held.some(({ source }) => source === 'grace')) return
  const last = held.findLast(({ source }) => source === 'order')
  const startsAt = renewal.endsAt
  const endsAt = graceEnd(startsAt)
  if (endsAt <= now) return
  const { plan } = renewal
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

/** The plan stays meanwhile. */
const postpone = async (step: Step): Promise<void> => {
  const { ctx, tx, userId, now } = step
  await openGrace({ ...step, held: await listHeldPeriods({ ctx, tx, userId }) })
  await updateRenewal({ db: tx, userId, actAt: new Date(now.getTime() + WAIT_MS) })
}

/** Announces the amount and the day, which the charge then has to keep to. */
const announce = async (step: Step): Promise<void> => {
  const { ctx, tx, userId, renewal, now } = step
  const offer = await priceOfNext(step)
  const amount = offer.prices[renewal.currency]
  const chargesAt = chargeTime({ endsAt: renewal.endsAt, noticedAt: now })
  await updateRenewal({ db: tx, userId, amount, noticedAt: now, actAt: chargesAt })
  if (chargesAt > renewal.endsAt) {
    await openGrace({ ...step, held: await listHeldPeriods({ ctx, tx, userId }) })
  }
  await appendEvent({
    tx,
    kind: 'renewal.announced',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: userId,
    payload: {
      plan: renewal.plan,
      amount: { amount, currency: renewal.currency },
      chargesAt: chargesAt.toISOString(),
      key: noticeKey({ ...renewal, amount }),
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
    email: (await findEmail({ db: tx, userId })) ?? (await findLastEmail({ db: tx, userId })),
    quote: writeQuote({
      ...dates,
      kind: 'extend',
      plan,
      unit,
      unitMs: dates.endsAt.getTime() - dates.startsAt.getTime(),
      currency,
      value: amount,
      credit: 0,
      creditGoesTo: 'price',
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
  const provider = ctx.payments.find(renewal.provider)
  if (provider && !provider.currencies.includes(renewal.currency)) {
    await updateRenewal({
      db: tx,
      userId,
      state: 'off',
      actAt: renewal.endsAt,
      problem: 'card',
      failureMessage: 'Сохранённой картой нельзя платить в валюте тарифа. Оплатите его ещё раз',
    })
    return undefined
  }
  const notice = await findNoticeState({ tx, userId, key: noticeKey(renewal) })
  if (notice === 'waiting') {
    await postpone(step)
    return undefined
  }
  if (notice === 'failed') {
    // No notice, no charge: the app tells the person to pay by hand.
    ctx.log.warn({ userId }, 'billing.renewal.not_announced')
    await updateRenewal({
      db: tx,
      userId,
      state: 'off',
      actAt: renewal.endsAt,
      problem: 'shop',
      failureMessage: 'Не удалось предупредить вас о списании, поэтому мы его не сделали',
    })
    return undefined
  }
  const since = new Date(now.getTime() - PAGE_MS)
  if (await hasOpenCheckout({ db: tx, userId, since })) {
    await postpone(step)
    return undefined
  }
  const held = await listHeldPeriods({ ctx, tx, userId })
  const order = await openOrder({ ...step, method, held })
  await openGrace({ ...step, held })
  await updateRenewal({ db: tx, userId, actAt: new Date(now.getTime() + CHARGE_WAIT_MS) })
  return { order, method, isRepeated: order.createdAt < now }
}

const runStep = async (step: Step) => {
  const { renewal, now } = step
  if (renewal.state === 'off' || renewal.subscriptionPaymentId !== null) {
    // A charge by the provider may be late; the reconciliation finds it.
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

/**
 * The next step of one renewal: the notice, the charge, or the end. Idempotent: safe to repeat after a crash at any
 * point.
 */
export const renewOne = async ({
  ctx,
  userId,
  hold: { owner, lease },
}: {
  ctx: AppContext
  userId: string
  hold: Hold
}): Promise<void> => {
  const prepared = await inTransaction(ctx.db, async (tx) => {
    if (!(await tryLockUser({ tx, userId }))) return undefined
    const renewal = await lockRenewal({ db: tx, userId })
    if (!renewal || renewal.actAt === null || renewal.leaseOwner !== owner) return undefined
    const now = await readDatabaseTime({ db: tx, clock: ctx.databaseClock })
    return runStep({ ctx, tx, userId, renewal, now })
  })
  if (!prepared) return
  // An earlier run of the same attempt may have got an answer.
  if (!['created', 'pending'].includes(prepared.order.state)) return
  // The lease expired while the process was suspended: the next owner charges.
  if (lease.isOver()) return
  await chargeRenewal({ ctx, ...prepared })
}
