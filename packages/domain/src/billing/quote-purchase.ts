import type { ChargeCurrency } from '@kadr/contract/primitives'
import type { PlanName } from '@kadr/contract/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import { PLAN_NAMES } from '../plans.ts'
import { LEAST_CHARGE, shareOf } from './money.ts'
import { type PeriodDates, type PeriodUnit, periodFrom } from './paid-period.ts'

/** A period in force or ahead, as far as a purchase depends on it. */
export type HeldPeriod = PeriodDates & {
  id: string
  plan: PlanName
  unit: PeriodUnit
  /** Length of one whole unit. */
  unitMs: number
  /** What the period was sold for; 0 for a gift. */
  value: number
  currency: ChargeCurrency
  /** Where the months of points are counted from. */
  pointsAnchorAt: Date
}

export type Offer = {
  plan: PlanName
  unit: PeriodUnit
  currency: ChargeCurrency
  /** For one unit, in the smallest units of each currency. */
  prices: Record<ChargeCurrency, number>
}

export type PurchaseKind = 'new' | 'extend' | 'upgrade' | 'downgrade'

export type Quote = PeriodDates & {
  kind: PurchaseKind
  plan: PlanName
  unit: PeriodUnit
  unitMs: number
  currency: ChargeCurrency
  /** What the new period is worth. */
  value: number
  /** The unused part of the periods it replaces. */
  credit: number
  /** To be paid: value − credit. */
  amount: number
  pointsAnchorAt: Date
  /** Periods that end when this one begins. */
  replaces: string[]
}

const rankOf = (plan: PlanName) => PLAN_NAMES.indexOf(plan)

export const purchaseKind = ({
  held,
  offer,
}: {
  held: Pick<HeldPeriod, 'plan' | 'unit'> | undefined
  offer: Pick<Offer, 'plan' | 'unit'>
}): PurchaseKind => {
  if (!held) return 'new'
  const difference = rankOf(offer.plan) - rankOf(held.plan)
  if (difference > 0) return 'upgrade'
  if (difference < 0) return 'downgrade'
  return offer.unit === 'year' && held.unit !== 'year' ? 'upgrade' : 'extend'
}

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  endsAt.getTime() - startsAt.getTime()

/** Value of what is not used yet. */
export const unusedValue = ({ period, now }: { period: HeldPeriod; now: Date }): number =>
  shareOf({
    amount: period.value,
    part: period.endsAt.getTime() - Math.max(now.getTime(), period.startsAt.getTime()),
    whole: lengthOf(period),
  })

type Purchase = { held: readonly HeldPeriod[]; offer: Offer; now: Date }

const whole = ({
  kind,
  offer,
  startsAt,
  last,
}: {
  kind: PurchaseKind
  offer: Offer
  startsAt: Date
  last: HeldPeriod | undefined
}): Quote => {
  const dates = periodFrom({ startsAt, anchorAt: last?.anchorAt, unit: offer.unit })
  const value = offer.prices[offer.currency]
  return {
    ...dates,
    kind,
    plan: offer.plan,
    unit: offer.unit,
    unitMs: lengthOf(dates),
    currency: offer.currency,
    value,
    credit: 0,
    amount: value,
    pointsAnchorAt: startsAt,
    replaces: [],
  }
}

/** The rest of what is held, at the rate of the new plan: the end stays. */
const restAtNewRate = ({
  held,
  offer,
  now,
}: Purchase & { held: readonly [HeldPeriod, ...HeldPeriod[]] }): Quote => {
  const [current] = held
  const last = held.at(-1) ?? current
  const value = held.reduce(
    (sum, period) =>
      sum +
      shareOf({
        amount: offer.prices[offer.currency],
        part: period.endsAt.getTime() - Math.max(now.getTime(), period.startsAt.getTime()),
        whole: period.unitMs,
      }),
    0,
  )
  const credit = held.reduce((sum, period) => sum + unusedValue({ period, now }), 0)
  return {
    kind: 'upgrade',
    plan: offer.plan,
    unit: current.unit,
    unitMs: current.unitMs,
    currency: offer.currency,
    startsAt: now,
    endsAt: last.endsAt,
    anchorAt: last.anchorAt,
    value,
    credit,
    amount: value - credit,
    pointsAnchorAt: current.pointsAnchorAt,
    replaces: held.map(({ id }) => id),
  }
}

/** A whole unit now; what was not used of the old is taken off the price. */
const wholeLessCredit = ({ held, offer, now }: Purchase): Quote => {
  const [current] = held
  const quote = whole({ kind: 'upgrade', offer, startsAt: now, last: undefined })
  const credit = held.reduce((sum, period) => sum + unusedValue({ period, now }), 0)
  return {
    ...quote,
    credit,
    amount: quote.amount - credit,
    pointsAnchorAt: current?.pointsAnchorAt ?? now,
    replaces: held.map(({ id }) => id),
  }
}

/** A whole unit now, made longer by what was not used of the old: for Stars and a change of currency. */
const wholeWithDays = ({ held, offer, now }: Purchase): Quote => {
  const quote = whole({ kind: 'upgrade', offer, startsAt: now, last: undefined })
  const moreMs = held.reduce((sum, period) => {
    const price = offer.prices[period.currency]
    const part = unusedValue({ period, now })
    return sum + Math.floor((quote.unitMs * part) / price)
  }, 0)
  const credit = held
    .filter(({ currency }) => currency === offer.currency)
    .reduce((sum, period) => sum + unusedValue({ period, now }), 0)
  return {
    ...quote,
    endsAt: new Date(quote.endsAt.getTime() + moreMs),
    value: quote.value + credit,
    credit,
    replaces: held.map(({ id }) => id),
  }
}

const isCreditable = ({ held, offer }: Purchase) =>
  offer.currency !== 'XTR' && held.every(({ currency }) => currency === offer.currency)

/** What a purchase costs and gives. `held` are the paid periods in force and ahead, in order; gifts count for nothing. */
export const quotePurchase = ({ held: all, offer, now }: Purchase): Quote => {
  const held = all.filter(({ endsAt }) => endsAt > now)
  const [current, ...ahead] = held
  const last = ahead.at(-1) ?? current
  const kind = purchaseKind({ held: current, offer })
  if (!current || !last) return whole({ kind, offer, startsAt: now, last: undefined })
  if (kind !== 'upgrade') return whole({ kind, offer, startsAt: last.endsAt, last })
  if (!isCreditable({ held, offer, now })) return wholeWithDays({ held, offer, now })
  const isLonger = offer.unit === 'year' && current.unit !== 'year'
  if (!isLonger && last.endsAt.getTime() - now.getTime() >= DAY_MS) {
    const quote = restAtNewRate({ held: [current, ...ahead], offer, now })
    if (quote.amount >= LEAST_CHARGE[offer.currency]) return quote
  }
  const quote = wholeLessCredit({ held, offer, now })
  return quote.amount >= LEAST_CHARGE[offer.currency] ? quote : wholeWithDays({ held, offer, now })
}

/**
 * A payment that arrives when something else was bought meanwhile, so that its quote is not true any more: it buys as
 * much time as it is worth. A higher plan begins now and absorbs what is held, any other is added to the end.
 */
export const quoteForMoney = ({
  held: all,
  offer,
  now,
  paid,
}: Purchase & { paid: number }): Quote => {
  const held = all.filter(({ endsAt }) => endsAt > now)
  const kind = purchaseKind({ held: held[0], offer })
  const startsAt = kind === 'upgrade' ? now : (held.at(-1)?.endsAt ?? now)
  const quote = whole({ kind, offer, startsAt, last: undefined })
  const price = offer.prices[offer.currency]
  const absorbed = kind === 'upgrade' ? wholeWithDays({ held, offer, now }) : quote
  const moreMs = absorbed.endsAt.getTime() - quote.endsAt.getTime()
  const boughtMs = Math.max(DAY_MS, Math.floor((quote.unitMs * paid) / price))
  return {
    ...quote,
    endsAt: new Date(startsAt.getTime() + boughtMs + moreMs),
    value: paid + absorbed.credit,
    credit: absorbed.credit,
    amount: paid,
    replaces: absorbed.replaces,
  }
}
