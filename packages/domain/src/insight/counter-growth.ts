import { listDays } from './period.ts'

/** A counter below this share of its peak was reset (a post was replaced, an account was cleared). */
const RESET_SHARE = 0.5

export type Growth = {
  /** Null for a counter seen for the first time, or after a reset. */
  growth: number | null
  /** The value from which the next growth is counted. */
  peak: number
}

/**
 * Growth of a lifetime counter since its peak, null for one not seen before. A small drop is a correction by the
 * network: the next growth is counted from the peak, so that the same views are not counted twice. After a reset
 * counting continues from the new level.
 */
export const growthOfCounter = ({
  peak,
  level,
}: {
  peak: number | null
  level: number
}): Growth => {
  if (peak === null || level < peak * RESET_SHARE) return { growth: null, peak: level }
  return { growth: Math.max(0, level - peak), peak: Math.max(peak, level) }
}

/**
 * Growth by local days: evenly over those after the day of the last reading, in whole numbers, the remainder on the
 * latest. A counter read at least daily has it on one day.
 */
export const spreadGrowth = ({
  growth,
  lastDay,
  today,
}: {
  growth: number
  /** Null for a counter not seen before. */
  lastDay: string | null
  today: string
}): { day: string; value: number }[] => {
  const days =
    lastDay === null || lastDay >= today ? [today] : listDays({ from: lastDay, to: today }).slice(1)
  const share = Math.floor(growth / days.length)
  return days.map((day) => ({
    day,
    value: day === today ? growth - share * (days.length - 1) : share,
  }))
}
