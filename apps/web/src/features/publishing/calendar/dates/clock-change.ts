import { toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { HOUR_MS } from '@kadr/kit/durations'
import { addDays, type WallDay } from './wall-day.ts'

/** Hours that a DST change skips or repeats. */
export type ClockChange = { skipped: readonly number[]; doubled: readonly number[] }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Undefined for days without a DST change. */
export const clockChangeOf = ({
  day,
  timeZone,
}: {
  day: WallDay
  timeZone: string
}): ClockChange | undefined => {
  const at = (wallTime: string) => toInstant({ wallTime, timeZone })
  const start = at(`${day}T00:00`)
  const length = at(`${addDays({ day, days: 1 })}T00:00`).getTime() - start.getTime()
  if (length === 24 * HOUR_MS) return undefined
  const seen = HOURS.map(() => 0)
  for (let passed = 0; passed < length; passed += HOUR_MS) {
    const hour = Number(
      toWallTime({ at: new Date(start.getTime() + passed), timeZone }).slice(11, 13),
    )
    seen[hour] = (seen[hour] ?? 0) + 1
  }
  return {
    skipped: HOURS.filter((hour) => seen[hour] === 0),
    doubled: HOURS.filter((hour) => (seen[hour] ?? 0) > 1),
  }
}
