import { formatNumber } from '@kadr/domain/base/plural'
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '@kadr/kit/durations'

type Moment = { at: Date; now: Date; timeZone: string }

const dayOf = ({ at, timeZone }: { at: Date; timeZone: string }) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** «сегодня в 14:05», «вчера в 9:30», «12 мая», «12 мая 2025 г.» in the user's time zone. */
export const describeMoment = ({ at, now, timeZone }: Moment): string => {
  const day = dayOf({ at, timeZone })
  const time = new Intl.DateTimeFormat('ru', { hour: 'numeric', minute: '2-digit', timeZone })
  if (day === dayOf({ at: now, timeZone })) return `сегодня в\u00A0${time.format(at)}`
  if (day === dayOf({ at: new Date(now.getTime() - DAY_MS), timeZone })) {
    return `вчера в\u00A0${time.format(at)}`
  }
  return describeDay({ at, now, timeZone })
}

/** The day alone; the year only when it is not the current one. */
export const describeDay = ({ at, now, timeZone }: Moment): string => {
  const isThisYear =
    dayOf({ at, timeZone }).slice(0, 4) === dayOf({ at: now, timeZone }).slice(0, 4)
  const format = new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
  })
  return format.format(at).replaceAll(' ', '\u00A0')
}

const NBSP = '\u00A0'
const MINUTE_SECONDS = 60

/** In the unit that fits: «38 с», «12 мин», «3 ч», «2 дн». */
export const describeSeconds = (seconds: number): string => {
  const of = (unit: number, name: string) =>
    `${formatNumber(Math.round(seconds / unit))}${NBSP}${name}`
  if (seconds < MINUTE_SECONDS) return of(1, 'с')
  if (seconds < HOUR_SECONDS) return of(MINUTE_SECONDS, 'мин')
  return seconds < 2 * DAY_SECONDS ? of(HOUR_SECONDS, 'ч') : of(DAY_SECONDS, 'дн')
}
