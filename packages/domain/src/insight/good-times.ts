import type { BestTime, BestTimeCell } from './best-time.ts'

/** Hours below this count as average. */
const GOOD_RATIO = 1.05

type BestTimes = Pick<BestTime, 'cells'> & { best: BestTimeCell | null }

/** Hours of the week that performed above average, best first; empty while there is too little data. */
export const listGoodTimes = ({ best, cells }: BestTimes): BestTimeCell[] =>
  best === null
    ? []
    : cells
        .filter(({ isReliable, ratio }) => isReliable && ratio >= GOOD_RATIO)
        .sort((one, other) => other.ratio - one.ratio)

type Slot = { weekday: number; time: string }

/** Slots of the best hours that don't exist yet. */
export const suggestSlots = ({
  times,
  slots,
  limit,
}: {
  times: readonly BestTimeCell[]
  slots: readonly Slot[]
  limit: number
}): Slot[] => {
  const hourOf = ({ time }: Slot) => Number(time.slice(0, 2))
  return times
    .slice(0, limit)
    .filter(
      ({ weekday, hour }) =>
        !slots.some((slot) => slot.weekday === weekday && hourOf(slot) === hour),
    )
    .map(({ weekday, hour }) => ({ weekday, time: `${String(hour).padStart(2, '0')}:00` }))
    .sort((one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time, 'en'))
}
