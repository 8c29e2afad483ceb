import { addDays, isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'

/** Start of a local date (plus `days`) as an instant; undefined for a date that does not exist. */
export const dayStart = ({
  date,
  days = 0,
  timeZone,
}: {
  date: string
  days?: number
  timeZone: string
}): string | undefined => {
  const wallTime = `${date}T00:00`
  if (!isWallTime(wallTime)) return undefined
  return toInstant({ wallTime: addDays({ wallTime, days }), timeZone }).toISOString()
}
