import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import type { PostState, PostTime } from '@kadr/contract/publishing/posts'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import type { WallDay } from '../dates/wall-day.ts'

/** A post positioned in the workspace's time zone. */
export type PlacedItem = {
  item: CalendarItem
  wallTime: string
  day: WallDay
  /** «09:30» */
  time: string
  state: PostState
  isMovable: boolean
}

/** Most posts were scheduled in the workspace's zone, which skips the conversion. */
export const wallTimeIn = ({ time, timeZone }: { time: PostTime; timeZone: string }): string =>
  time.timeZone === timeZone ? time.wallTime : toWallTime({ at: new Date(time.at), timeZone })

const WAITING = new Set(['pending_approval', 'scheduled', 'missed'])

export const stateOf = ({ targets }: CalendarItem): PostState =>
  derivePostState(targets.map(({ state }) => state))

/** Posts that are being published can't be moved; a moved draft stays a draft. */
const isMovable = (item: CalendarItem) =>
  stateOf(item) === 'draft' ||
  (item.targets.some(({ state }) => WAITING.has(state)) &&
    !item.targets.some(({ state }) => IN_FLIGHT.has(state)))

export const placeItem = ({
  item,
  timeZone,
}: {
  item: CalendarItem
  timeZone: string
}): PlacedItem => {
  const wallTime = wallTimeIn({ time: item.time, timeZone })
  return {
    item,
    wallTime,
    day: wallTime.slice(0, 10),
    time: wallTime.slice(11),
    state: stateOf(item),
    isMovable: isMovable(item),
  }
}

export type ItemsByDay = ReadonlyMap<WallDay, readonly PlacedItem[]>

/** Grouped by day, in publishing order. */
export const placeItems = ({
  items,
  timeZone,
}: {
  items: readonly CalendarItem[]
  timeZone: string
}): ItemsByDay => {
  const byDay = new Map<WallDay, PlacedItem[]>()
  const sorted = items.toSorted((one, other) => one.time.at.localeCompare(other.time.at, 'en'))
  for (const item of sorted) {
    const placed = placeItem({ item, timeZone })
    const day = byDay.get(placed.day)
    if (day) day.push(placed)
    else byDay.set(placed.day, [placed])
  }
  return byDay
}
