import type { PostTime } from '@kadr/contract/publishing/posts'
import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { dateOf, dayNumber, splitWallTime, weekdayOf } from '../publishing/schedule/local-date.ts'
import { toPostTime, toWallTime } from '../publishing/schedule/wall-time.ts'

export type RunWindow = {
  /** Weekday and wall time of each run. */
  slots: readonly PostingSlot[]
  timeZone: string
  after: Date
  until: Date
  /** Local dates: nothing is planned before the first and after the last. */
  from: string | null
  to: string | null
  /** Local dates without runs. */
  blackout: readonly string[]
}

/** Every weekday at every time. */
export const toSlots = ({
  weekdays,
  times,
}: {
  weekdays: readonly number[]
  times: readonly string[]
}): PostingSlot[] =>
  weekdays.flatMap((weekday) => times.map((time) => ({ weekday, time }) satisfies PostingSlot))

/**
 * Planned moments after `after` up to `until`, in order, each once. Two slots may mean one moment on
 * the day clocks go forward.
 */
export const planRuns = ({
  slots,
  timeZone,
  after,
  until,
  from,
  to,
  blackout,
}: RunWindow): PostTime[] => {
  const dayOf = (at: Date) => dayNumber(splitWallTime(toWallTime({ at, timeZone })).date)
  // One day of margin on both sides: a skipped local time is moved, on Samoa by a whole day.
  const first = Math.max(
    dayOf(after) - 1,
    from === null ? Number.NEGATIVE_INFINITY : dayNumber(from),
  )
  const last = Math.min(dayOf(until) + 1, to === null ? Number.POSITIVE_INFINITY : dayNumber(to))
  const closed = new Set(blackout)
  const planned = new Map<string, PostTime>()
  for (let day = first; day <= last; day++) {
    const date = dateOf(day)
    if (closed.has(date)) continue
    for (const { weekday, time } of slots) {
      if (weekday !== weekdayOf(day)) continue
      const run = toPostTime({ wallTime: `${date}T${time}`, timeZone })
      const at = Date.parse(run.at)
      if (at <= after.getTime() || at > until.getTime() || planned.has(run.at)) continue
      planned.set(run.at, run)
    }
  }
  return [...planned.values()].toSorted((one, other) => one.at.localeCompare(other.at, 'en'))
}
