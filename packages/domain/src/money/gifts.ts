import type { PlanName } from '@kadr/contract/money/subscription'
import { periodFrom } from './paid-period.ts'
import { rankOf } from './plans.ts'
import type { Quote } from './quote-purchase.ts'

/** A plan given for nothing. */
export type Gift = { plan: PlanName; startsAt: Date; endsAt: Date }

/** When a plan begins that would begin at `startsAt`: a gift that is as good is used up first. */
export const startAfterGifts = ({
  startsAt,
  plan,
  gifts,
}: {
  startsAt: Date
  plan: PlanName
  gifts: readonly Gift[]
}): Date =>
  gifts
    .filter((gift) => rankOf(gift.plan) >= rankOf(plan))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .reduce(
      (start, gift) => (gift.startsAt <= start && gift.endsAt > start ? gift.endsAt : start),
      startsAt,
    )

/** A purchase that replaces nothing begins after the gifts. */
export const quoteAfterGifts = <Q extends Quote>({
  quote,
  gifts,
}: {
  quote: Q
  gifts: readonly Gift[]
}): Q => {
  const startsAt = startAfterGifts({ ...quote, gifts })
  if (quote.kind === 'upgrade' || startsAt <= quote.startsAt) return quote
  const { unit, anchorAt } = quote
  const dates = periodFrom({ startsAt, anchorAt, unit })
  return {
    ...quote,
    ...dates,
    kind: quote.kind === 'new' ? 'extend' : quote.kind,
    unitMs: dates.endsAt.getTime() - startsAt.getTime(),
    pointsAnchorAt: startsAt,
  }
}
