import { isUuid } from '@kadr/kit/is-uuid'
import { isWallDay, type WallDay } from '../dates/wall-day.ts'
import type { CalendarSearch, CalendarView } from './calendar-search.ts'
import { isStateGroup, type StateGroup } from './state-groups.ts'

export type CalendarFilters = {
  connectionIds: readonly string[]
  states: readonly StateGroup[]
  authorIds: readonly string[]
  rubricIds: readonly string[]
  /** What automations will make is shown. */
  hasPlanned: boolean
}
export type CalendarState = {
  view: CalendarView
  date: WallDay
  filters: CalendarFilters
  postId: string | undefined
}

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '')
const idsOf = (text: string | undefined) => listOf(text).filter((part) => isUuid(part))

/** The week grid does not fit a phone; the day view is for phones only. */
const viewFor = ({
  requested,
  isWide,
}: {
  requested: CalendarView | undefined
  isWide: boolean
}) => {
  const view = requested ?? (isWide ? 'month' : 'day')
  if (isWide) return view === 'day' ? 'week' : view
  return view === 'week' ? 'day' : view
}

/** Missing or invalid parameters fall back to the defaults. */
export const readCalendarState = ({
  search,
  today,
  isWide,
}: {
  search: CalendarSearch
  today: WallDay
  isWide: boolean
}): CalendarState => ({
  view: viewFor({ requested: search.view, isWide }),
  date: search.date !== undefined && isWallDay(search.date) ? search.date : today,
  filters: {
    connectionIds: idsOf(search.connections),
    states: listOf(search.states).filter(isStateGroup),
    authorIds: idsOf(search.authors),
    rubricIds: idsOf(search.rubrics),
    hasPlanned: search.planned !== 'off',
  },
  postId: search.post,
})

/** An empty list removes its parameter. */
export const writeFilters = ({
  connectionIds,
  states,
  authorIds,
  rubricIds,
  hasPlanned,
}: CalendarFilters) => ({
  connections: connectionIds.join(',') || undefined,
  states: states.join(',') || undefined,
  authors: authorIds.join(',') || undefined,
  rubrics: rubricIds.join(',') || undefined,
  planned: hasPlanned ? undefined : ('off' as const),
})

export const countFilters = ({
  connectionIds,
  states,
  authorIds,
  rubricIds,
  hasPlanned,
}: CalendarFilters) =>
  connectionIds.length + states.length + authorIds.length + rubricIds.length + (hasPlanned ? 0 : 1)
