import type { PostTime, RepeatRule } from '@kadr/contract/publishing/posts'
import { dateOf, dayNumber, daysInMonth, splitWallTime, weekdayOf } from './local-date.ts'
import { toPostTime, toWallTime } from './wall-time.ts'

const monthOf = (day: number) => {
  const [year = 0, month = 0, date = 0] = dateOf(day).split('-').map(Number)
  return { year, month, date, index: year * 12 + month }
}

const mondayOf = (day: number) => day - weekdayOf(day) + 1

const isOfWeek = ({ rule, first, day }: { rule: RepeatRule; first: number; day: number }) => {
  const weekdays = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(first)]
  const weeks = (mondayOf(day) - mondayOf(first)) / 7
  return weeks % rule.interval === 0 && weekdays.includes(weekdayOf(day))
}

/** Months too short for the day use their last day. */
const isOfMonth = ({ rule, first, day }: { rule: RepeatRule; first: number; day: number }) => {
  const [start, at] = [monthOf(first), monthOf(day)]
  const wanted = Math.min(start.date, daysInMonth(at))
  return (at.index - start.index) % rule.interval === 0 && at.date === wanted
}

const isRepetition = (input: { rule: RepeatRule; first: number; day: number }): boolean => {
  switch (input.rule.every) {
    case 'day':
      return (input.day - input.first) % input.rule.interval === 0
    case 'week':
      return isOfWeek(input)
    case 'month':
      return isOfMonth(input)
  }
}

/**
 * Occurrences after `after` up to `until`, without the first post. Each is computed from the first
 * post instead of the previous one, so nothing drifts and skipped ones do not accumulate.
 */
export const nextOccurrences = ({
  rule,
  start,
  timeZone,
  after,
  until,
}: {
  rule: RepeatRule
  /** Wall time of the first post. */
  start: string
  timeZone: string
  after: Date
  until: Date
}): PostTime[] => {
  const { date, time } = splitWallTime(start)
  const first = dayNumber(date)
  const dayOf = (at: Date) => dayNumber(splitWallTime(toWallTime({ at, timeZone })).date)
  // One day of margin on both sides: a skipped local time is moved, on Samoa by a whole day.
  const from = Math.max(first + 1, dayOf(after) - 1)
  const last = Math.min(
    dayOf(until) + 1,
    rule.until === null ? Number.POSITIVE_INFINITY : dayNumber(rule.until),
  )
  const found: PostTime[] = []
  for (let day = from; day <= last; day++) {
    if (!isRepetition({ rule, first, day })) continue
    const next = toPostTime({ wallTime: `${dateOf(day)}T${time}`, timeZone })
    const at = Date.parse(next.at)
    if (at > after.getTime() && at <= until.getTime()) found.push(next)
  }
  return found
}
