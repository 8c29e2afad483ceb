import { HOUR_MS } from '@kadr/kit/durations'
import { addDays, type WallDay } from '../dates/wall-day.ts'

/** A drop target: a day (keeps the time), an hour (keeps the minutes), or a minute; a prefix of a wall time. */
export type DropTarget = string

export const hourTarget = ({ day, hour }: { day: WallDay; hour: number }): DropTarget =>
  `${day}T${String(hour).padStart(2, '0')}`

/** Parts that the target does not specify are kept. */
export const applyDrop = ({ wallTime, place }: { wallTime: string; place: DropTarget }): string =>
  place + wallTime.slice(place.length)

type Step = { wallTime: string; days: number; hours: number }

/** A keyboard step; hours are clamped to the day. */
export const stepWallTime = ({ wallTime, days, hours }: Step): string => {
  const day = addDays({ day: wallTime.slice(0, 10), days })
  const moved = new Date(Date.parse(`${day}${wallTime.slice(10)}Z`) + hours * HOUR_MS)
  const stepped = moved.toISOString().slice(0, 16)
  return stepped.startsWith(day) ? stepped : `${day}${wallTime.slice(10)}`
}
