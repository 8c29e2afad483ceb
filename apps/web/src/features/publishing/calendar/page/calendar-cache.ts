import { type CalendarItem, getCalendar } from '@kadr/contract/publishing/calendar'
import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { queryKeyOf } from '../../../../platform/api/api-cache.ts'

/** The key prefix of all cached periods. */
export const CALENDAR_KEY = queryKeyOf(getCalendar)

type CalendarData = z.infer<typeof getCalendar.data>

const isCalendarData = (data: unknown): data is CalendarData =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)

export const findCachedItem = ({
  queries,
  postId,
}: {
  queries: QueryClient
  postId: string
}): CalendarItem | undefined => {
  const cached = queries.getQueriesData({ queryKey: CALENDAR_KEY })
  for (const [, data] of cached) {
    const item = isCalendarData(data) && data.items.find((other) => other.postId === postId)
    if (item) return item
  }
  return undefined
}

type Change = Partial<Pick<CalendarItem, 'time' | 'version'>>

export const changeCachedItem = ({
  queries,
  postId,
  change,
}: {
  queries: QueryClient
  postId: string
  change: Change
}) =>
  queries.setQueriesData({ queryKey: CALENDAR_KEY }, (data: unknown) =>
    isCalendarData(data)
      ? {
          ...data,
          items: data.items.map((item) => (item.postId === postId ? { ...item, ...change } : item)),
        }
      : data,
  )
