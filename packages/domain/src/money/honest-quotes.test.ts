import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { PlanName } from '@kadr/contract/money/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { assert, expect, it } from 'vitest'
import { LEAST_CHARGE, MINOR_UNITS } from './money.ts'
import { unitOf } from './paid-period.ts'
import { priceOf } from './price-list.ts'
import { SEED_PRICES } from './prices.ts'
import { promoDiscount } from './promo-code.ts'
import {
  type HeldPeriod,
  type Offer,
  type Quote,
  quoteForMoney,
  quotePurchase,
} from './quote-purchase.ts'

const CURRENCIES = ['RUB', 'BYN', 'USD', 'XTR'] as const
const PLANS = ['HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'] as const satisfies PlanName[]
const PERIODS = ['monthly', 'annually'] as const
const PROMOS = [
  { percent: null, days: 0 },
  { percent: 99, days: 0 },
  { percent: null, days: 200 },
] as const
const LONGEST = { month: 31 * DAY_MS, year: 366 * DAY_MS, days30: 30 * DAY_MS }
const START = new Date('2026-11-01T00:00:00.000Z')

type Choice = {
  plan: (typeof PLANS)[number]
  period: (typeof PERIODS)[number]
  currency: ChargeCurrency
}

const makeOffer = ({ plan, period, currency }: Choice): Offer => {
  const { stars, ...whole } = SEED_PRICES[plan]
  const minor = (each: keyof typeof whole) => whole[each] * MINOR_UNITS[each]
  const prices = { RUB: minor('RUB'), BYN: minor('BYN'), USD: minor('USD'), XTR: stars }
  const price = (each: ChargeCurrency) => priceOf({ prices, currency: each, billingPeriod: period })
  return {
    plan,
    currency,
    unit: unitOf({ billingPeriod: period, isStars: currency === 'XTR' }),
    prices: { RUB: price('RUB'), BYN: price('BYN'), USD: price('USD'), XTR: price('XTR') },
  }
}

const offers = new Map<string, Offer>()
const offerOf = (choice: Choice): Offer => {
  const key = `${choice.plan} ${choice.period} ${choice.currency}`
  const offer = offers.get(key) ?? makeOffer(choice)
  offers.set(key, offer)
  return offer
}

type Bought = HeldPeriod & {
  /** Before it was replaced. */
  wholeMs: number
  /** Days of a promo code, given for nothing. */
  givenMs: number
  offer: Offer
}

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  endsAt.getTime() - startsAt.getTime()

/** What time at the rate of its own offer costs at least; the longest month is the cheapest one. */
const leastPrice = (offer: Offer, ms: number) =>
  (offer.prices[offer.currency] * ms) / LONGEST[offer.unit]

const unusedOf = (period: Bought, { offer, now }: { offer: Offer; now: Date }) => {
  const left = period.endsAt.getTime() - Math.max(now.getTime(), period.startsAt.getTime())
  const unused = (period.value * Math.max(0, left)) / lengthOf(period)
  return (unused * offer.prices[offer.currency]) / offer.prices[period.currency]
}

/** What one quote may never do, whatever is held. */
const assertHonest = (
  quote: Quote,
  {
    held,
    offer,
    now,
    isForMoney,
  }: { held: Bought[]; offer: Offer; now: Date; isForMoney: boolean },
) => {
  const { amount, value, credit } = quote
  const price = offer.prices[offer.currency]
  const replaced = held.filter(({ id }) => quote.replaces.includes(id))
  const unused = replaced.reduce((sum, period) => sum + unusedOf(period, { offer, now }), 0)
  // Half of the smallest unit of each period, in the currency of the offer.
  const rounding = replaced.reduce(
    (sum, { currency }) => sum + Math.max(1, price / offer.prices[currency]),
    1,
  )
  assert(Number.isSafeInteger(amount) && amount > 0, `pays ${amount}`)
  assert(amount === value - credit, `${amount} is not ${value} − ${credit}`)
  assert(lengthOf(quote) > 0, 'has no length')
  assert(credit >= 0 && credit <= unused + rounding, `credits ${credit} of ${unused}`)
  if (isForMoney) return
  const least = leastPrice(offer, lengthOf(quote))
  assert(amount >= LEAST_CHARGE[offer.currency], `pays only ${amount}`)
  assert(value >= least - rounding, `sells for ${value} what costs ${least}`)
}

const step = fc.record({
  plan: fc.constantFrom(...PLANS),
  period: fc.constantFrom(...PERIODS),
  promo: fc.constantFrom(...PROMOS),
  days: fc.double({ min: 0, max: 400, noNaN: true }),
  /** Another purchase came between the order and its payment. */
  isOutdated: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Buys one after another; returns everything bought and what was paid for it, discounts included. */
const walk = (steps: readonly (Step & { currency: ChargeCurrency })[]) => {
  let periods: Bought[] = []
  let now = START
  let paid = 0
  for (const [index, { promo, days, isOutdated, ...choice }] of steps.entries()) {
    now = new Date(now.getTime() + Math.round(days * DAY_MS))
    const at = now
    const offer = offerOf(choice)
    const held = periods.filter(({ endsAt, startsAt }) => endsAt > at && endsAt > startsAt)
    const price = offer.prices[offer.currency]
    const quoted = quotePurchase({ held, offer, now })
    const discount = Math.min(
      promoDiscount({ amount: isOutdated ? price : quoted.amount, promo }),
      quoted.amount - LEAST_CHARGE[offer.currency],
    )
    const quote = isOutdated
      ? quoteForMoney({ held, offer, now, paid: price - Math.max(0, discount), discount })
      : quoted
    assertHonest(quote, { held, offer, now, isForMoney: isOutdated })
    paid += isOutdated ? price : quote.amount
    const givenMs = promo.days * DAY_MS
    const endsAt = new Date(quote.endsAt.getTime() + givenMs)
    periods = periods.map((period) =>
      quote.replaces.includes(period.id)
        ? { ...period, endsAt: new Date(Math.max(period.startsAt.getTime(), now.getTime())) }
        : period,
    )
    periods.push({
      ...quote,
      id: String(index),
      endsAt,
      value: isOutdated ? quote.value : quote.value - discount,
      offer,
      givenMs,
      wholeMs: endsAt.getTime() - quote.startsAt.getTime(),
    })
  }
  return { periods, paid }
}

/** The used part of each period at the rate of its own offer, without the days given. */
const worthOf = (periods: readonly Bought[]) =>
  periods.reduce((sum, period) => {
    const bought = (period.wholeMs - period.givenMs) / period.wholeMs
    return sum + leastPrice(period.offer, lengthOf(period) * bought)
  }, 0)

const MOMENTS = [0, 13.7, 29.9, 200] as const

/** Every combination of one value of each list: each row has the types of the lists, in order. */
const product = <T extends readonly (readonly unknown[])[]>(...lists: T) =>
  lists.reduce<unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  ) as { [K in keyof T]: T[K][number] }[]

it('prices every held plan × promo code × moment × offer × pair of currencies honestly', () => {
  const [promo] = PROMOS
  const held = product(PLANS, PERIODS, CURRENCIES, PROMOS)
  const wanted = product(PLANS, PERIODS, CURRENCIES, MOMENTS)
  for (const [plan, period, currency, ofHeld] of held) {
    const first = { plan, period, currency, promo: ofHeld, days: 0, isOutdated: false }
    for (const [plan, period, currency, days] of wanted) {
      walk([first, { plan, period, currency, promo, days, isOutdated: false }])
    }
  }
})

it('is never paid less for than the used days cost, however they were bought', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      (currency, steps) => {
        const { periods, paid } = walk(steps.map((each) => ({ ...each, currency })))
        expect(paid).toBeGreaterThanOrEqual(worthOf(periods) - 3 * steps.length)
      },
    ),
    { numRuns: 500 },
  )
})

it('keeps each quote honest through changes of the currency', () => {
  const steps = fc.array(
    fc
      .tuple(step, fc.constantFrom(...CURRENCIES))
      .map(([each, currency]) => ({ ...each, currency })),
    { minLength: 2, maxLength: 6 },
  )
  fc.assert(
    fc.property(steps, (list) => void walk(list)),
    { numRuns: 500 },
  )
})
