import {
  dateOf,
  dayNumber,
  weekdayOf as weekdayOfNumber,
} from '@kadr/domain/publishing/schedule/local-date'
import { isWallTime } from '@kadr/domain/publishing/schedule/wall-time'

/** A date in the workspace's zone, `2026-11-18`. A string, so that no time zone can shift it. */
export type WallDay = string

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

export const isWallDay = (text: string): boolean =>
  PATTERN.test(text) && isWallTime(`${text}T00:00`)

export const addDays = ({ day, days }: { day: WallDay; days: number }): WallDay =>
  dateOf(dayNumber(day) + days)

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: WallDay): number => weekdayOfNumber(dayNumber(day))

export const mondayOf = (day: WallDay): WallDay => addDays({ day, days: 1 - weekdayOf(day) })

export const firstOfMonth = (day: WallDay): WallDay => `${day.slice(0, 7)}-01`

/** The first day of the month that is `months` away. */
export const addMonths = ({ day, months }: { day: WallDay; months: number }): WallDay => {
  const date = new Date(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

export const daysBetween = ({ from, to }: { from: WallDay; to: WallDay }): number =>
  dayNumber(to) - dayNumber(from)

export const daysFrom = ({ first, count }: { first: WallDay; count: number }): WallDay[] =>
  Array.from({ length: count }, (_, index) => addDays({ day: first, days: index }))

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ru', { ...options, timeZone: 'UTC' })
  return (day: WallDay) => format.format(new Date(day)).replaceAll(' ', '\u00A0')
}

/** «18 ноября» */
export const dayAndMonth = formatter({ day: 'numeric', month: 'long' })
/** «среда, 18 ноября» */
export const dayInFull = formatter({ weekday: 'long', day: 'numeric', month: 'long' })
const weekdayName = formatter({ weekday: 'short' })
const monthName = formatter({ month: 'long' })

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1)

/** «Ср» */
export const weekdayShort = (day: WallDay) => capitalised(weekdayName(day))

/** «Ноябрь 2026» */
export const monthTitle = (day: WallDay) => `${capitalised(monthName(day))}\u00A0${day.slice(0, 4)}`

export const dayTitle = (day: WallDay) => capitalised(dayInFull(day))

/** «18» */
export const dayOfMonth = (day: WallDay) => Number(day.slice(8))
