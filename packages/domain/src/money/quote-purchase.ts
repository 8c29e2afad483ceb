import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { PlanName } from '@kadr/contract/money/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import { LEAST_CHARGE, scale, scaleDown, shareOf } from './money.ts'
import { type PeriodDates, type PeriodUnit, periodFrom } from './paid-period.ts'
import { rankOf } from './plans.ts'

/** The fields of a current or future period that a purchase depends on. */
export type HeldPeriod = PeriodDates & {
  id: string
  plan: PlanName
  unit: PeriodUnit
  /** Length of one whole unit. */
  unitMs: number
  /** Its sale price; 0 for a gift. */
  value: number
  currency: ChargeCurrency
  /** Start of the monthly points periods. */
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
  /** Value of the new period. */
  value: number
  /** The unused part of the periods it replaces. */
  credit: number
  /** Whether the credit makes the price lower or the period longer. */
  creditGoesTo: 'price' | 'days'
  /** To be paid: value − credit. */
  amount: number
  pointsAnchorAt: Date
  /** Periods that end when this one begins. */
  replaces: string[]
}

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

/** Value of the unused time. */
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
  anchorAt,
}: {
  kind: PurchaseKind
  offer: Offer
  startsAt: Date
  anchorAt?: Date
}): Quote => {
  const dates = periodFrom({ startsAt, anchorAt, unit: offer.unit })
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
    creditGoesTo: 'price',
    amount: value,
    pointsAnchorAt: startsAt,
    replaces: [],
  }
}

/** The remaining time at the rate of the new plan: the end stays. Its units are those of the offer. */
const restAtNewRate = ({
  held,
  offer,
  now,
}: Purchase & { held: readonly [HeldPeriod, ...HeldPeriod[]] }): Quote => {
  const [current] = held
  const last = held.at(-1) ?? current
  const parts = held.map(({ endsAt, unitMs }, index) => {
    const from = held[index - 1]?.endsAt ?? now
    return { ms: endsAt.getTime() - from.getTime(), unitMs }
  })
  const price = offer.prices[offer.currency]
  const value = parts.reduce(
    (sum, { ms, unitMs }) => sum + scale({ amount: price, part: ms, whole: unitMs }),
    0,
  )
  const units = parts.reduce((sum, { ms, unitMs }) => sum + ms / unitMs, 0)
  const credit = held.reduce((sum, period) => sum + unusedValue({ period, now }), 0)
  return {
    kind: 'upgrade',
    plan: offer.plan,
    unit: offer.unit,
    unitMs: Math.round((last.endsAt.getTime() - now.getTime()) / units),
    currency: offer.currency,
    startsAt: now,
    endsAt: last.endsAt,
    anchorAt: last.anchorAt,
    value,
    credit,
    creditGoesTo: 'price',
    amount: value - credit,
    pointsAnchorAt: current.pointsAnchorAt,
    replaces: held.map(({ id }) => id),
  }
}

/** A whole unit now; the unused value of the old periods is deducted from the price. */
const wholeLessCredit = ({ held, offer, now }: Purchase): Quote => {
  const [current] = held
  const quote = whole({ kind: 'upgrade', offer, startsAt: now })
  const credit = held.reduce((sum, period) => sum + unusedValue({ period, now }), 0)
  return {
    ...quote,
    credit,
    amount: quote.amount - credit,
    pointsAnchorAt: current?.pointsAnchorAt ?? now,
    replaces: held.map(({ id }) => id),
  }
}

/** Unused value in the currency of the offer: as much as it would pay for of the offered plan. */
const convertUnused = ({ period, offer, now }: { period: HeldPeriod; offer: Offer; now: Date }) => {
  const unused = unusedValue({ period, now })
  if (period.currency === offer.currency) return unused
  const { prices, currency } = offer
  return scaleDown({ amount: unused, part: prices[currency], whole: prices[period.currency] })
}

/** A whole unit now, extended by the unused value of the old periods: where it can't be taken off the price. */
const wholeWithDays = ({ held, offer, now }: Purchase): Quote => {
  const quote = whole({ kind: 'upgrade', offer, startsAt: now })
  const credit = held.reduce((sum, period) => sum + convertUnused({ period, offer, now }), 0)
  const moreMs = scaleDown({ amount: quote.unitMs, part: credit, whole: quote.value })
  return {
    ...quote,
    endsAt: new Date(quote.endsAt.getTime() + moreMs),
    value: quote.value + credit,
    credit,
    creditGoesTo: 'days',
    replaces: held.map(({ id }) => id),
  }
}

const isCreditable = ({ held, offer }: Purchase) =>
  offer.currency !== 'XTR' && held.every(({ currency }) => currency === offer.currency)

/** The end of the last paid period, while a charge for the next one is overdue. */
export type Overdue = { plan: PlanName; since: Date; anchorAt: Date }

/**
 * Price and result of a purchase. `held` are the current and future paid periods, in order; gifts don't count. The rest
 * of what is held is kept only by an offer of the same unit: otherwise a year would be priced as a month. Paying for an
 * overdue plan goes on from its end, as its renewal would.
 */
export const quotePurchase = ({
  held: all,
  offer,
  now,
  overdue,
}: Purchase & { overdue?: Overdue | undefined }): Quote => {
  const held = all.filter(({ endsAt }) => endsAt > now)
  const [current, ...ahead] = held
  const last = ahead.at(-1) ?? current
  const kind = purchaseKind({ held: current, offer })
  if (!current || !last) {
    return overdue?.plan === offer.plan
      ? whole({ kind: 'extend', offer, startsAt: overdue.since, anchorAt: overdue.anchorAt })
      : whole({ kind, offer, startsAt: now })
  }
  if (kind !== 'upgrade') {
    return whole({ kind, offer, startsAt: last.endsAt, anchorAt: last.anchorAt })
  }
  if (!isCreditable({ held, offer, now })) return wholeWithDays({ held, offer, now })
  const isSameUnit = held.every(({ unit }) => unit === offer.unit)
  if (isSameUnit && last.endsAt.getTime() - now.getTime() >= DAY_MS) {
    const quote = restAtNewRate({ held: [current, ...ahead], offer, now })
    if (quote.amount >= LEAST_CHARGE[offer.currency]) return quote
  }
  const quote = wholeLessCredit({ held, offer, now })
  return quote.amount >= LEAST_CHARGE[offer.currency] ? quote : wholeWithDays({ held, offer, now })
}

/**
 * For a payment whose quote is outdated by another purchase: it buys as much time as it is worth. A higher plan begins
 * now and absorbs the current periods, any other is appended.
 */
export const quoteForMoney = ({
  held: all,
  offer,
  now,
  paid,
  discount,
}: Purchase & {
  paid: number
  /** Part of the price that was taken off by a promo code. */
  discount: number
}): Quote => {
  const held = all.filter(({ endsAt }) => endsAt > now)
  const kind = purchaseKind({ held: held[0], offer })
  const startsAt = kind === 'upgrade' ? now : (held.at(-1)?.endsAt ?? now)
  const quote = whole({ kind, offer, startsAt })
  const price = offer.prices[offer.currency]
  const absorbed = kind === 'upgrade' ? wholeWithDays({ held, offer, now }) : quote
  const moreMs = absorbed.endsAt.getTime() - quote.endsAt.getTime()
  const boughtMs = scaleDown({ amount: quote.unitMs, part: paid + discount, whole: price })
  return {
    ...quote,
    endsAt: new Date(startsAt.getTime() + Math.max(1, boughtMs) + moreMs),
    value: paid + absorbed.credit,
    credit: absorbed.credit,
    creditGoesTo: 'days',
    amount: paid,
    replaces: absorbed.replaces,
  }
}
