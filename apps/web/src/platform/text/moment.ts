import { DAY_MS } from '@kadr/kit/durations'

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
