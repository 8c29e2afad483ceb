import { dateOf, dayNumber, splitWallTime, weekdayOf } from '../publishing/schedule/local-date.ts'
import { toWallTime } from '../publishing/schedule/wall-time.ts'

const WEEK = 7

/** The next local time of this weekday (Monday is 1) and hour, after `now`: `2026-03-17T08:00`. */
export const nextOccurrence = ({
  weekday,
  hour,
  now,
  timeZone,
}: {
  weekday: number
  hour: number
  now: Date
  timeZone: string
}): string => {
  const local = toWallTime({ at: now, timeZone })
  const today = dayNumber(splitWallTime(local).date)
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK
  const timeOn = (day: number) => `${dateOf(day)}T${String(hour).padStart(2, '0')}:00`
  const first = timeOn(today + ahead)
  return first > local ? first : timeOn(today + ahead + WEEK)
}
