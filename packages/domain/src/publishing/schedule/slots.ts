import type { PostTime } from '@kadr/contract/publishing/posts'
import type { PostingSlot, SlotsOfConnection } from '@kadr/contract/publishing/publisher-setup'
import { HOUR_MS } from '@kadr/kit/durations'
import { areClose } from './collisions.ts'
import { dateOf, dayNumber, splitWallTime, weekdayOf } from './local-date.ts'
import { toPostTime, toWallTime } from './wall-time.ts'

const MAX_DAYS = 366

const keyOf = ({ weekday, time }: PostingSlot) => `${weekday} ${time}`

/**
 * Slots common to all chosen connections that have slots. A connection without slots accepts any
 * time. With none in common, any slot is used.
 */
export const commonSlots = (connections: readonly SlotsOfConnection[]): PostingSlot[] => {
  const withSlots = connections.filter(({ slots }) => slots.length > 0)
  const all = new Map(withSlots.flatMap(({ slots }) => slots).map((slot) => [keyOf(slot), slot]))
  const shared = [...all.values()].filter((slot) =>
    withSlots.every(({ slots }) => slots.some((other) => keyOf(other) === keyOf(slot))),
  )
  const suiting = shared.length > 0 ? shared : [...all.values()]
  return suiting.toSorted((one, other) => one.time.localeCompare(other.time, 'en'))
}

/**
 * The first slot after `after` with no post of the chosen connections near it. Null when there is
 * none within a year.
 */
export const nextFreeSlot = ({
  connections,
  taken,
  after,
  timeZone,
}: {
  /** Only the chosen ones. */
  connections: readonly SlotsOfConnection[]
  /** Times of posts planned on the chosen connections. */
  taken: readonly Date[]
  after: Date
  timeZone: string
}): PostTime | null => {
  const slots = commonSlots(connections)
  if (slots.length === 0) return null
  const first = dayNumber(splitWallTime(toWallTime({ at: after, timeZone })).date)
  const busy = taken.filter((at) => at.getTime() > after.getTime() - 2 * HOUR_MS)
  for (let day = first; day <= first + MAX_DAYS; day++) {
    for (const { weekday, time } of slots) {
      if (weekday !== weekdayOf(day)) continue
      const slot = toPostTime({ wallTime: `${dateOf(day)}T${time}`, timeZone })
      const at = new Date(slot.at)
      if (at > after && !busy.some((other) => areClose(other, at))) return slot
    }
  }
  return null
}
