import type { PostTime } from '@kadr/contract/publishing/posts'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO 8601 does: 2027-03-28 09:00.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Local time of a zone: `2027-03-28T09:00`. Seconds are dropped. */
export const toWallTime = ({ at, timeZone }: { at: Date; timeZone: string }): string =>
  formatOf(timeZone).format(at).replace(' ', 'T').padStart('2027-03-28T09:00'.length, '0')

/** The wall time parsed as UTC, independent of the machine's zone. */
const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`)

/** False for 31 February and 25 o'clock, which a pattern alone lets through. */
export const isWallTime = (wallTime: string): boolean => {
  const read = asUtc(wallTime)
  return !Number.isNaN(read) && new Date(read).toISOString().slice(0, 16) === wallTime
}

const offsetAt = (at: number, timeZone: string): number => {
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS
  return asUtc(toWallTime({ at: new Date(minute), timeZone })) - minute
}

/**
 * The instant of a wall time in a zone. A time that occurs twice, when clocks go back, means the first one; a time that
 * does not exist, when they go forward, is moved forward by the gap (02:30 becomes 03:30).
 */
export const toInstant = ({ wallTime, timeZone }: { wallTime: string; timeZone: string }): Date => {
  if (!isWallTime(wallTime)) throw new RangeError(`No such time: ${wallTime}`)
  const wanted = asUtc(wallTime)
  // No zone is more than 14 hours from UTC, so these two are on both sides of the instant.
  const before = offsetAt(wanted - DAY_MS, timeZone)
  const after = offsetAt(wanted + DAY_MS, timeZone)
  const fitting = [before, after]
    .filter((offset) => offsetAt(wanted - offset, timeZone) === offset)
    .map((offset) => wanted - offset)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - before)
}

export const toPostTime = ({
  wallTime,
  timeZone,
}: {
  wallTime: string
  timeZone: string
}): PostTime => ({ at: toInstant({ wallTime, timeZone }).toISOString(), wallTime, timeZone })

/** Calendar days: the local time stays the same across clock changes. */
export const addDays = ({ wallTime, days }: { wallTime: string; days: number }): string =>
  new Date(asUtc(wallTime) + days * DAY_MS).toISOString().slice(0, 16)
