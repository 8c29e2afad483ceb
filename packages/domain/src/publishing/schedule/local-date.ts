import { DAY_MS } from '@kadr/kit/durations'

/** Days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Monday is 1. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

export const daysInMonth = ({ year, month }: { year: number; month: number }): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

export const splitWallTime = (wallTime: string): { date: string; time: string } => ({
  date: wallTime.slice(0, 10),
  time: wallTime.slice(11),
})
