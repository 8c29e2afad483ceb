import { MONTH_NAMES } from '@kadr/kit/month-names'

/** 2026-11-12 → «12 ноября 2026». By hand: the day has no time zone, and the first date format of a page is slow. */
export const formatDay = (day: string) => {
  const [year, month, date] = day.split('-')
  return `${Number(date)}\u00a0${MONTH_NAMES[Number(month) - 1]} ${year}`
}
