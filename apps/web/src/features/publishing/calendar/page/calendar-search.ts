import {
  matching,
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'

const VIEWS = ['month', 'week', 'list', 'day'] as const
export type CalendarView = (typeof VIEWS)[number]

/** Lists are comma-separated; `readCalendarState` ignores unknown entries. */
type CalendarParams = {
  view: CalendarView
  date: string
  connections: string
  states: string
  authors: string
  rubrics: string
  /** Hides what automations will make. */
  planned: 'off'
  post: string
}
export type CalendarSearch = Search<CalendarParams>

const LIST_MAX = 2000

export const readCalendarSearch = searchReader<CalendarParams>({
  view: oneOf(VIEWS),
  date: matching(/^\d{4}-\d{2}-\d{2}$/),
  connections: textParam(LIST_MAX),
  states: textParam(LIST_MAX),
  authors: textParam(LIST_MAX),
  rubrics: textParam(LIST_MAX),
  planned: oneOf(['off']),
  post: uuidParam,
})
