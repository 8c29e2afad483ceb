import { toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { DAY_MS } from '@kadr/kit/durations'

export const REVIEW_PERIODS = [
  'days7',
  'days14',
  'days31',
  'nextWeek',
  'thisMonth',
  'nextMonth',
] as const
export type ReviewPeriod = (typeof REVIEW_PERIODS)[number]

const LENGTHS = { days7: 7, days14: 14, days31: 31 } as const

/** A link expires with its period, but at least this much time is left to answer. */
const MIN_DAYS = 14
/** The server's maximum. */
const MAX_DAYS = 60

/** Monday after this day. */
const nextMonday = ([year, month, day]: Local): Local => {
  const weekday = (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7
  return [year, month, day + 7 - weekday]
}

/** Year, month from 0, day; a day or a month out of its range is carried over. */
type Local = [year: number, month: number, day: number]

const toLocal = (at: Date, timeZone: string): Local => {
  const [year = 0, month = 1, day = 1] = toWallTime({ at, timeZone })
    .slice(0, 10)
    .split('-')
    .map(Number)
  return [year, month - 1, day]
}

const startOf = (local: Local, timeZone: string): Date => {
  const date = new Date(Date.UTC(...local)).toISOString().slice(0, 10)
  return toInstant({ wallTime: `${date}T00:00`, timeZone })
}

const boundsOf = (period: ReviewPeriod, now: Date, timeZone: string): [from: Date, to: Date] => {
  const today = toLocal(now, timeZone)
  const [year, month] = today
  const at = (...local: Local) => startOf(local, timeZone)
  if (period === 'nextWeek') {
    const [ofYear, ofMonth, monday] = nextMonday(today)
    return [at(ofYear, ofMonth, monday), at(ofYear, ofMonth, monday + 7)]
  }
  if (period === 'thisMonth') return [now, at(year, month + 1, 1)]
  if (period === 'nextMonth') return [at(year, month + 1, 1), at(year, month + 2, 1)]
  return [now, new Date(now.getTime() + LENGTHS[period] * DAY_MS)]
}

/** Weeks and months of the calendar are those of the workspace's clock. */
export const reviewPeriod = ({
  period,
  now,
  timeZone,
}: {
  period: ReviewPeriod
  now: Date
  timeZone: string
}): { from: string; to: string; days: number } => {
  const [from, to] = boundsOf(period, now, timeZone)
  const days = Math.ceil((to.getTime() - now.getTime()) / DAY_MS)
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    days: Math.min(MAX_DAYS, Math.max(MIN_DAYS, days)),
  }
}
