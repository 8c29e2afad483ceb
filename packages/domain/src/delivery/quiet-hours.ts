import type { QuietHours } from '@kadr/contract/delivery/notification-settings'
import { MINUTE_MS } from '@kadr/kit/durations'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const HALF_DAY = DAY_MINUTES / 2

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 23 * HOUR_MINUTES, to: 8 * HOUR_MINUTES }

/** In local time of the zone. */
export const minutesOfDay = (moment: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return partOf('hour') * HOUR_MINUTES + partOf('minute')
}

const isWithin = (minutes: number, { from, to }: QuietHours): boolean =>
  from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to

/** From −720 to 719: signed distance on the dial from the first to the second. */
const difference = (from: number, to: number) =>
  ((to - from + HALF_DAY + DAY_MINUTES) % DAY_MINUTES) - HALF_DAY

/** End of the current quiet hours; undefined outside them. */
export const quietUntil = ({
  now,
  timeZone,
  hours,
}: {
  now: Date
  timeZone: string
  hours: QuietHours
}): Date | undefined => {
  const minutes = minutesOfDay(now, timeZone)
  if (!isWithin(minutes, hours)) return undefined
  const left = (hours.to - minutes + DAY_MINUTES) % DAY_MINUTES
  const end = new Date(Math.floor(now.getTime() / MINUTE_MS + left) * MINUTE_MS)
  // A clock change may fall into the quiet hours.
  const shift = difference(minutesOfDay(end, timeZone), hours.to)
  const shifted = new Date(end.getTime() + shift * MINUTE_MS)
  // Where clocks go forward, the end may not exist; where they go back, it may occur twice.
  return shifted > now ? shifted : end
}
