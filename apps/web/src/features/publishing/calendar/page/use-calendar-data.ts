import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { MINUTE_MS } from '@kadr/kit/durations'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSlots } from '../../publisher-setup/api/publisher-setup.queries.ts'
import { useCalendar, usePlanned } from '../api/calendar.queries.ts'
import { periodOf } from '../dates/period.ts'
import { daysFrom, type WallDay } from '../dates/wall-day.ts'
import { freeSlots } from '../items/free-slots.ts'
import { ghostsOn, placeGhosts } from '../items/ghost.ts'
import { collisionsOf, warningsByPost } from '../items/item-warnings.ts'
import { placeItems } from '../items/placed-item.ts'
import type { CalendarState } from './calendar-state.ts'

const NONE: readonly CalendarItem[] = []

type Options = { state: CalendarState; timeZone: string; now: Date }

export const useCalendarData = ({ state, timeZone, now }: Options) => {
  const { view, date, filters } = state
  const { first, count } = periodOf({ view, date })
  const days = useMemo(() => daysFrom({ first, count }), [first, count])
  const query = useCalendar({ period: { first, count }, filters, timeZone })
  const planned = usePlanned({ period: { first, count }, filters, timeZone, now })
  const slotList = useSlots().data
  const items = query.data?.items ?? NONE
  const byDay = useMemo(() => placeItems({ items, timeZone }), [items, timeZone])
  const byId = useMemo(
    () => new Map([...byDay.values()].flat().map((placed) => [placed.item.postId, placed])),
    [byDay],
  )
  const { connectionIds } = filters
  const ghosts = useMemo(
    () => placeGhosts({ runs: planned, connectionIds, timeZone }),
    [planned, connectionIds, timeZone],
  )
  const ghostsOf = useCallback((day: WallDay) => ghostsOn(ghosts, day), [ghosts])
  const slots = useMemo(() => {
    const shown = (slotList ?? []).filter(
      ({ connectionId }) => connectionIds.length === 0 || connectionIds.includes(connectionId),
    )
    return freeSlots({ slots: shown, items, days, timeZone, now })
  }, [slotList, connectionIds, items, days, timeZone, now])
  const collisions = useMemo(() => collisionsOf(items), [items])
  const warnings = useMemo(() => warningsByPost(collisions), [collisions])
  const findPlaced = useCallback((postId: string) => byId.get(postId), [byId])
  return { query, days, items, byDay, slots, ghosts, ghostsOf, collisions, warnings, findPlaced }
}

export type CalendarData = ReturnType<typeof useCalendarData>

/** Rerenders once a minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
