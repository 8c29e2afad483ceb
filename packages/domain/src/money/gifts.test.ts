import { DAY_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import { quoteAfterGifts } from './gifts.ts'
import { type HeldPeriod, type Offer, quotePurchase } from './quote-purchase.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, 1) + number * DAY_MS)
const CREATOR: Offer = {
  plan: 'CREATOR',
  unit: 'month',
  currency: 'RUB',
  prices: { RUB: 149_000, BYN: 4900, USD: 1900, XTR: 1360 },
}
const MONTH: HeldPeriod = {
  id: 'month',
  plan: 'CREATOR',
  unit: 'month',
  unitMs: 30 * DAY_MS,
  value: 149_000,
  currency: 'RUB',
  startsAt: day(0),
  endsAt: day(30),
  anchorAt: day(0),
  pointsAnchorAt: day(0),
}
const quoteOf = (
  gift: { plan: Offer['plan']; from: number; to: number },
  held: HeldPeriod[] = [MONTH],
) =>
  quoteAfterGifts({
    quote: quotePurchase({ held, offer: CREATOR, now: day(10) }),
    gifts: [{ plan: gift.plan, startsAt: day(gift.from), endsAt: day(gift.to) }],
  })

describe('a purchase beside a gift', () => {
  it('begins after days of the same plan that were added to what is paid', () => {
    const quote = quoteOf({ plan: 'CREATOR', from: 30, to: 40 })
    expect(quote).toMatchObject({ kind: 'extend', startsAt: day(40), amount: 149_000 })
    // From 11 December to 11 January.
    expect(quote.endsAt).toEqual(day(71))
  })

  it('begins after a better plan, also when nothing was paid before', () => {
    const quote = quoteOf({ plan: 'AGENCY', from: 5, to: 15 }, [])
    expect(quote).toMatchObject({ kind: 'extend', startsAt: day(15), pointsAnchorAt: day(15) })
  })

  it('begins at once when it is the better plan', () => {
    expect(quoteOf({ plan: 'HOBBY', from: 5, to: 15 }, [])).toMatchObject({
      kind: 'new',
      startsAt: day(10),
    })
  })

  it('does not wait for a gift that comes later or is over', () => {
    expect(quoteOf({ plan: 'AGENCY', from: 45, to: 60 }).startsAt).toEqual(day(30))
    expect(quoteOf({ plan: 'AGENCY', from: 5, to: 20 }).startsAt).toEqual(day(30))
  })
})
