import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import type { SlotsOfConnection } from '@kadr/contract/publishing/publisher-setup'
import { areClose } from '@kadr/domain/publishing/schedule/collisions'
import { toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { type WallDay, weekdayOf } from '../dates/wall-day.ts'

/** A free slot with the accounts that have it in their schedule. */
export type FreeSlot = { day: WallDay; time: string; connectionIds: readonly string[] }
export type SlotsByDay = ReadonlyMap<WallDay, readonly FreeSlot[]>

const GONE = new Set(['cancelled', 'removed', 'failed'])

const add = <T>({ to, key, value }: { to: Map<string, T[]>; key: string; value: T }) => {
  const list = to.get(key)
  if (list) list.push(value)
  else to.set(key, [value])
}

const busyTimes = (items: readonly CalendarItem[]) => {
  const busy = new Map<string, Date[]>()
  for (const { time, targets } of items) {
    for (const { connectionId, state } of targets) {
      if (connectionId === null || GONE.has(state)) continue
      add({ to: busy, key: connectionId, value: new Date(time.at) })
    }
  }
  return busy
}

/** Undefined when a DST change skips the time of the slot. Cached, because accounts share times. */
const momentsIn = (timeZone: string) => {
  const known = new Map<string, Date | undefined>()
  return (wallTime: string) => {
    if (known.has(wallTime)) return known.get(wallTime)
    const at = toInstant({ wallTime, timeZone })
    const moment = toWallTime({ at, timeZone }) === wallTime ? at : undefined
    known.set(wallTime, moment)
    return moment
  }
}

type Options = {
  slots: readonly SlotsOfConnection[]
  items: readonly CalendarItem[]
  days: readonly WallDay[]
  timeZone: string
  now: Date
}

/** Future slots only. */
export const freeSlots = ({ slots, items, days, timeZone, now }: Options): SlotsByDay => {
  const busy = busyTimes(items)
  const findMoment = momentsIn(timeZone)
  const today = toWallTime({ at: now, timeZone }).slice(0, 10)
  const all = slots.flatMap(({ connectionId, slots: times }) =>
    times.map((slot) => ({ ...slot, connectionId })),
  )
  const isFree = (connectionId: string, at: Date) =>
    at > now && !busy.get(connectionId)?.some((other) => areClose(other, at))

  const freeOn = (day: WallDay): FreeSlot[] => {
    const byTime = new Map<string, string[]>()
    for (const { weekday, time, connectionId } of all) {
      if (weekday !== weekdayOf(day)) continue
      const at = findMoment(`${day}T${time}`)
      if (at && isFree(connectionId, at)) add({ to: byTime, key: time, value: connectionId })
    }
    return [...byTime]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([time, connectionIds]) => ({ day, time, connectionIds }))
  }
  return new Map(days.map((day) => [day, day < today ? [] : freeOn(day)]))
}
