import type { BillingPeriod } from '@kadr/contract/base/primitives'
import { DAY_MS } from '@kadr/kit/durations'
import { addMonths, pointsPeriod } from './points-period.ts'

/** What one payment buys. Telegram sells 30 days instead of a month. */
export type PeriodUnit = 'month' | 'year' | 'days30'

export type PeriodDates = {
  startsAt: Date
  endsAt: Date
  /** The day of the month on which periods end; kept through short months. */
  anchorAt: Date
}

const MONTHS = { month: 1, year: 12 } as const

export const unitOf = ({
  billingPeriod,
  isStars,
}: {
  billingPeriod: BillingPeriod
  isStars: boolean
}): PeriodUnit => {
  if (billingPeriod === 'annually') return 'year'
  return isStars ? 'days30' : 'month'
}

const countMonths = ({ anchor, to }: { anchor: Date; to: Date }) =>
  (to.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + (to.getUTCMonth() - anchor.getUTCMonth())

/**
 * One unit from `startsAt`. Ends are counted from the anchor, so that 31 January is followed by 28 February and then by
 * 31 March. Without an anchor, or with one of other days, the start is the anchor. Days are of UTC: no clock change
 * makes a period longer or shorter.
 */
export const periodFrom = ({
  startsAt,
  anchorAt = startsAt,
  unit,
}: {
  startsAt: Date
  anchorAt?: Date | undefined
  unit: PeriodUnit
}): PeriodDates => {
  if (unit === 'days30') {
    return { startsAt, endsAt: new Date(startsAt.getTime() + 30 * DAY_MS), anchorAt: startsAt }
  }
  const isOnGrid =
    pointsPeriod({ anchor: anchorAt, now: startsAt }).start.getTime() === startsAt.getTime()
  const anchor = isOnGrid ? anchorAt : startsAt
  const months = countMonths({ anchor, to: startsAt }) + MONTHS[unit]
  return { startsAt, endsAt: addMonths({ anchor, months }), anchorAt: anchor }
}
