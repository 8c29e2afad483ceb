import type { CalendarView } from '../page/calendar-search.ts'
import {
  addDays,
  addMonths,
  dayAndMonth,
  dayOfMonth,
  daysBetween,
  firstOfMonth,
  mondayOf,
  monthTitle,
  type WallDay,
} from './wall-day.ts'

export type Period = { first: WallDay; count: number }

const WEEK = 7

/** Whole weeks for the month view, exactly one month for the list. */
export const periodOf = ({ view, date }: { view: CalendarView; date: WallDay }): Period => {
  if (view === 'week' || view === 'day') return { first: mondayOf(date), count: WEEK }
  const first = firstOfMonth(date)
  const next = addMonths({ day: date, months: 1 })
  if (view === 'list') return { first, count: daysBetween({ from: first, to: next }) }
  const monday = mondayOf(first)
  const weeks = Math.ceil(daysBetween({ from: monday, to: next }) / WEEK)
  return { first: monday, count: weeks * WEEK }
}

type Step = { view: CalendarView; date: WallDay; by: 1 | -1 }

export const stepDate = ({ view, date, by }: Step): WallDay => {
  if (view === 'week') return addDays({ day: date, days: by * WEEK })
  if (view === 'day') return addDays({ day: date, days: by })
  return addMonths({ day: date, months: by })
}

/** «Ноябрь 2026», «16–22 ноября», «30 ноября – 6 декабря» */
export const periodTitle = ({ view, date }: { view: CalendarView; date: WallDay }): string => {
  if (view !== 'week') return monthTitle(date)
  const first = mondayOf(date)
  const last = addDays({ day: first, days: WEEK - 1 })
  const start =
    first.slice(0, 7) === last.slice(0, 7) ? `${dayOfMonth(first)}–` : `${dayAndMonth(first)} – `
  return `${start}${dayAndMonth(last)}`
}
