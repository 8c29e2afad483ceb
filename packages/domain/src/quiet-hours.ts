import { MINUTE_MS } from '@kadr/kit/durations'

const DAY_MINUTES = 24 * 60

export type QuietHours = { from: number; to: number }

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 23, to: 8 }

const minutesOfDay = (moment: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return partOf('hour') * 60 + partOf('minute')
}

const isWithin = (minutes: number, { from, to }: QuietHours): boolean => {
  const [start, end] = [from * 60, to * 60]
  return start <= end ? minutes >= start && minutes < end : minutes >= start || minutes < end
}

/** End of the current quiet hours; undefined outside them. */
export const quietUntil = ({
  now,
  timeZone,
  hours = DEFAULT_QUIET_HOURS,
}: {
  now: Date
  timeZone: string
  hours?: QuietHours
}): Date | undefined => {
  const minutes = minutesOfDay(now, timeZone)
  if (!isWithin(minutes, hours)) return undefined
  const left = (hours.to * 60 - minutes + DAY_MINUTES) % DAY_MINUTES
  const end = new Date(Math.floor(now.getTime() / MINUTE_MS + left) * MINUTE_MS)
  // A clock change may fall into the quiet hours.
  const shift =
    ((hours.to * 60 - minutesOfDay(end, timeZone) + 720 + DAY_MINUTES) % DAY_MINUTES) - 720
  return new Date(end.getTime() + shift * MINUTE_MS)
}
