import { dateOf, dayNumber } from '../publishing/schedule/local-date.ts'
import { addDays, toInstant, toWallTime } from '../publishing/schedule/wall-time.ts'

/** Local dates of the workspace's zone, both inclusive. */
export type Period = { from: string; to: string }

export const PERIOD_LENGTHS = { week: 7, month: 30, quarter: 90 } as const
export type PeriodLength = keyof typeof PERIOD_LENGTHS

/** Two years and a leap day: longer ranges do not fit on a chart and no network reports them. */
export const MAX_PERIOD_DAYS = 731

const WEEK = 7

export const localDate = ({ at, timeZone }: { at: Date; timeZone: string }): string =>
  toWallTime({ at, timeZone }).slice(0, 10)

export const countDays = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from) + 1

export const periodEnding = ({ today, days }: { today: string; days: number }): Period => ({
  from: dateOf(dayNumber(today) - days + 1),
  to: today,
})

export const listDays = (period: Period): string[] =>
  Array.from({ length: countDays(period) }, (_, index) => dateOf(dayNumber(period.from) + index))

/**
 * The period of the same length before. With `isSameWeekday` it is moved by whole weeks, so that a Monday is compared
 * with a Monday; periods shorter than the shift leave days between the two.
 */
export const previousPeriod = (
  period: Period,
  { isSameWeekday = false }: { isSameWeekday?: boolean } = {},
): Period => {
  const days = countDays(period)
  const shift = isSameWeekday ? Math.ceil(days / WEEK) * WEEK : days
  return {
    from: dateOf(dayNumber(period.from) - shift),
    to: dateOf(dayNumber(period.to) - shift),
  }
}

/** The first moment of the period and the first one after it: a day may have 23 or 25 hours. */
export const periodBounds = ({
  period,
  timeZone,
}: {
  period: Period
  timeZone: string
}): { since: Date; until: Date } => {
  const midnight = (date: string) => `${date}T00:00`
  return {
    since: toInstant({ wallTime: midnight(period.from), timeZone }),
    until: toInstant({ wallTime: addDays({ wallTime: midnight(period.to), days: 1 }), timeZone }),
  }
}
