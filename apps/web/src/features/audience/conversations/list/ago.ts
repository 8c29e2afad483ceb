import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'

const NBSP = '\u00A0'

type Ago = { at: Date; now: Date; timeZone: string }

/** «сейчас», «4 мин», «2 ч», «16 ноя», «16 ноя 2025». */
export const describeAgo = ({ at, now, timeZone }: Ago): string => {
  const past = now.getTime() - at.getTime()
  if (past < MINUTE_MS) return 'сейчас'
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)}${NBSP}мин`
  if (past < DAY_MS) return `${Math.floor(past / HOUR_MS)}${NBSP}ч`
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })
  const isThisYear = year.format(at) === year.format(now)
  return new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'short',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
  })
    .format(at)
    .replaceAll('.', '')
    .replace(/ г$/, '')
    .replaceAll(' ', NBSP)
}

/** «23 ч», «40 мин», «3 дн»; rounded down: nobody is told of time that is not there. */
export const describeLeft = ({ until, now }: { until: Date; now: Date }): string => {
  const left = until.getTime() - now.getTime()
  if (left >= 2 * DAY_MS) return `${Math.floor(left / DAY_MS)}${NBSP}дн`
  if (left >= HOUR_MS) return `${Math.floor(left / HOUR_MS)}${NBSP}ч`
  return `${Math.max(1, Math.floor(left / MINUTE_MS))}${NBSP}мин`
}
