import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { PlanName } from '@kadr/contract/money/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_CHARGE } from './money.ts'
import { type PeriodUnit, periodFrom } from './paid-period.ts'
import { priceOf } from './price-list.ts'
import { SEED_PRICES } from './prices.ts'
import { type HeldPeriod, type Offer, quoteForMoney, quotePurchase } from './quote-purchase.ts'

type PaidPlan = Exclude<PlanName, 'FREE'>

const offerOf = (plan: PaidPlan, unit: PeriodUnit, currency: ChargeCurrency = 'RUB'): Offer => {
  const { stars, ...whole } = SEED_PRICES[plan]
  const monthly = {
    RUB: whole.RUB * 100,
    BYN: whole.BYN * 100,
    USD: whole.USD * 100,
    XTR: stars,
  }
  const billingPeriod = unit === 'year' ? 'annually' : 'monthly'
  const price = (each: ChargeCurrency) =>
    priceOf({ prices: monthly, currency: each, billingPeriod })
  return {
    plan,
    unit,
    currency,
    prices: { RUB: price('RUB'), BYN: price('BYN'), USD: price('USD'), XTR: price('XTR') },
  }
}

const start = new Date('2026-11-01T00:00:00.000Z')
const after = (days: number) => new Date(start.getTime() + days * DAY_MS)

const heldOf = (offer: Offer, startsAt = start): HeldPeriod => {
  const dates = periodFrom({ startsAt, unit: offer.unit })
  return {
    ...dates,
    id: `${offer.plan}-${startsAt.toISOString()}`,
    plan: offer.plan,
    unit: offer.unit,
    unitMs: dates.endsAt.getTime() - dates.startsAt.getTime(),
    value: offer.prices[offer.currency],
    currency: offer.currency,
    pointsAnchorAt: startsAt,
  }
}

const creator = offerOf('CREATOR', 'month')
const ultimate = offerOf('ULTIMATE', 'month')

it('sells a whole month to somebody on Free, and by the formula a year', () => {
  expect(quotePurchase({ held: [], offer: creator, now: start })).toMatchObject({
    kind: 'new',
    amount: 149_000,
    credit: 0,
    startsAt: start,
    endsAt: new Date('2026-12-01T00:00:00.000Z'),
    replaces: [],
  })
  expect(
    quotePurchase({ held: [], offer: offerOf('HOBBY', 'year', 'BYN'), now: start }).amount,
  ).toBe(27_800)
})

describe('upgrading', () => {
  it('charges the difference for the days that are left and keeps the end', () => {
    const held = [heldOf(creator)]
    const quote = quotePurchase({ held, offer: ultimate, now: after(15) })
    expect(quote).toMatchObject({
      kind: 'upgrade',
      value: 149_500,
      credit: 74_500,
      amount: 75_000,
      startsAt: after(15),
      endsAt: held[0]?.endsAt,
      pointsAnchorAt: start,
      replaces: [held[0]?.id],
    })
  })

  it('costs exactly the difference at the very beginning', () => {
    const quote = quotePurchase({ held: [heldOf(creator)], offer: ultimate, now: start })
    expect(quote.amount).toBe(299_000 - 149_000)
  })

  it('takes the unused days of a month off a year', () => {
    const quote = quotePurchase({
      held: [heldOf(creator)],
      offer: offerOf('CREATOR', 'year'),
      now: after(15),
    })
    expect(quote).toMatchObject({ kind: 'upgrade', credit: 74_500, amount: 1_430_400 - 74_500 })
    expect(quote.endsAt).toEqual(new Date('2027-11-16T00:00:00.000Z'))
  })

  it('keeps a year a year', () => {
    const held = [heldOf(offerOf('CREATOR', 'year'))]
    const quote = quotePurchase({ held, offer: offerOf('ULTIMATE', 'year'), now: after(0) })
    expect(quote).toMatchObject({ unit: 'year', amount: 2_870_400 - 1_430_400 })
    expect(quote.endsAt).toEqual(held[0]?.endsAt)
  })

  it('never gives the rest of a year for the price of a month', () => {
    const held = [heldOf(offerOf('HOBBY', 'year', 'USD'))]
    const agency = quotePurchase({ held, offer: offerOf('AGENCY', 'month', 'USD'), now: start })
    expect(agency).toMatchObject({ unit: 'month', value: 9900, credit: 8600, amount: 1300 })
    expect(agency.endsAt).toEqual(new Date('2026-12-01T00:00:00.000Z'))
    const rich = quotePurchase({
      held: [heldOf(offerOf('ULTIMATE', 'year', 'USD'))],
      offer: offerOf('AGENCY', 'month', 'USD'),
      now: start,
    })
    expect(rich).toMatchObject({ amount: 9900, credit: 37_400, creditGoesTo: 'days' })
    expect(rich.endsAt.getTime()).toBe(Math.floor(after(30 + (30 * 374) / 99).getTime()))
  })

  it('charges for days that a promo code has added to the cheaper plan', () => {
    const month = heldOf(offerOf('HOBBY', 'month'))
    const held = [{ ...month, endsAt: new Date(month.endsAt.getTime() + 60 * DAY_MS) }]
    const quote = quotePurchase({ held, offer: offerOf('AGENCY', 'month'), now: start })
    expect(quote).toMatchObject({ value: 3 * 699_000, credit: 79_000 })
  })

  it('charges for every month of several that were merged before', () => {
    const first = heldOf(offerOf('HOBBY', 'month'))
    const held = [first, { ...heldOf(offerOf('HOBBY', 'month'), first.endsAt), id: 'second' }]
    const merged = quotePurchase({ held, offer: creator, now: start })
    expect(merged).toMatchObject({ value: 2 * 149_000, unitMs: 30.5 * DAY_MS })
    const quote = quotePurchase({
      held: [{ ...merged, id: 'merged' }],
      offer: ultimate,
      now: start,
    })
    expect(quote).toMatchObject({ value: 2 * 299_000, credit: 2 * 149_000 })
  })

  it('turns the rest into days where it can not be taken off: Stars, another currency', () => {
    const stars = quotePurchase({
      held: [heldOf(offerOf('CREATOR', 'days30', 'XTR'))],
      offer: offerOf('ULTIMATE', 'days30', 'XTR'),
      now: after(15),
    })
    expect(stars).toMatchObject({ amount: 2720, credit: 680 })
    expect(stars.endsAt).toEqual(new Date(after(45).getTime() + 7.5 * DAY_MS))
    const dollars = quotePurchase({
      held: [heldOf(creator)],
      offer: offerOf('ULTIMATE', 'month', 'USD'),
      now: after(15),
    })
    expect(dollars).toMatchObject({ amount: 3900, value: 3900 + 971, creditGoesTo: 'days' })
    const unitMs = new Date('2026-12-16').getTime() - after(15).getTime()
    const moreMs = dollars.endsAt.getTime() - new Date('2026-12-16').getTime()
    expect(moreMs / unitMs).toBeCloseTo(745 / 2990, 3)
  })

  it('sells a whole period in the last hours of the old one', () => {
    const quote = quotePurchase({ held: [heldOf(creator)], offer: ultimate, now: after(29.5) })
    expect(quote.endsAt).toEqual(new Date('2026-12-30T12:00:00.000Z'))
  })
})

it('adds the same plan and a lower one to the end of what is paid', () => {
  const held = [heldOf(creator)]
  const end = held[0]?.endsAt
  const same = quotePurchase({ held, offer: creator, now: after(3) })
  expect(same).toMatchObject({ kind: 'extend', startsAt: end, amount: 149_000, replaces: [] })
  const lower = quotePurchase({ held, offer: offerOf('HOBBY', 'month'), now: after(3) })
  expect(lower).toMatchObject({ kind: 'downgrade', startsAt: end, amount: 79_000, replaces: [] })
})

it('goes on from the end of an overdue plan, and begins another one now', () => {
  const overdue = { plan: 'CREATOR', since: start, anchorAt: start } as const
  expect(quotePurchase({ held: [], offer: creator, now: after(5), overdue })).toMatchObject({
    kind: 'extend',
    startsAt: start,
    endsAt: new Date('2026-12-01T00:00:00.000Z'),
  })
  expect(quotePurchase({ held: [], offer: ultimate, now: after(5), overdue })).toMatchObject({
    kind: 'new',
    startsAt: after(5),
  })
})

it('never owes, never charges less than a provider takes, and always adds up', () => {
  const plans = fc.constantFrom<PaidPlan>('HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')
  const units = fc.constantFrom<PeriodUnit>('month', 'year')
  const currencies = fc.constantFrom<ChargeCurrency>('RUB', 'BYN', 'USD', 'XTR')
  const offers = fc.record({ plan: plans, unit: units, currency: currencies })
  fc.assert(
    fc.property(offers, offers, fc.double({ min: 0, max: 364, noNaN: true }), (a, b, days) => {
      const held = [heldOf(offerOf(a.plan, a.unit, a.currency))]
      const now = after(days)
      const quote = quotePurchase({ held, offer: offerOf(b.plan, b.unit, b.currency), now })
      expect(quote.amount).toBe(quote.value - quote.credit)
      expect(quote.amount).toBeGreaterThanOrEqual(LEAST_CHARGE[b.currency])
      expect(Number.isSafeInteger(quote.amount)).toBe(true)
      expect(quote.endsAt.getTime()).toBeGreaterThan(quote.startsAt.getTime())
      expect(quote.startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
      const end = held[0]?.endsAt.getTime() ?? 0
      // Purchased time is never cut short: its end stays or moves further.
      if (end > now.getTime() && quote.replaces.length === 0) {
        expect(quote.startsAt.getTime()).toBe(end)
      }
    }),
  )
})

it('counts a promo code as money when a quote has become untrue', () => {
  const quote = quoteForMoney({
    held: [],
    offer: ultimate,
    now: start,
    paid: 149_500,
    discount: 149_500,
  })
  expect(quote).toMatchObject({ value: 149_500, amount: 149_500, endsAt: after(30) })
})

it('gives time for money when a quote has become untrue', () => {
  const fresh = quoteForMoney({ held: [], offer: ultimate, now: start, paid: 149_500, discount: 0 })
  expect(fresh).toMatchObject({ kind: 'new', value: 149_500, amount: 149_500 })
  expect(fresh.endsAt).toEqual(after(15))
  const held = [heldOf(ultimate)]
  const added = quoteForMoney({ held, offer: ultimate, now: after(1), paid: 299_000, discount: 0 })
  expect(added.startsAt).toEqual(held[0]?.endsAt)
  const absorbed = quoteForMoney({
    held: [heldOf(creator)],
    offer: ultimate,
    now: after(15),
    paid: 299_000,
    discount: 0,
  })
  expect(absorbed).toMatchObject({ kind: 'upgrade', value: 373_500, credit: 74_500 })
  expect(absorbed.endsAt.getTime()).toBeGreaterThan(after(50).getTime())
})
