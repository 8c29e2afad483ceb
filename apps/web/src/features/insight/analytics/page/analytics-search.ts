import {
  matching,
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'

type AnalyticsParams = {
  period: 'week' | 'month' | 'quarter' | 'custom'
  /** Local dates of a custom period, both inclusive. */
  from: string
  to: string
  against: 'same_weekday'
  /** Comma-separated. */
  networks: string
  group: string
  q: string
  sort: string
  order: 'asc'
  /** The figure on the chart. */
  metric: string
  /** The work item whose dialog is open. */
  item: string
}
export type AnalyticsSearch = Search<AnalyticsParams>

const DATE = /^\d{4}-\d{2}-\d{2}$/
const WORD = /^[a-zA-Z,]{1,120}$/

/** Shared by all pages of analytics, so that the period stays when going from one to another. */
export const readAnalyticsSearch = searchReader<AnalyticsParams>({
  period: oneOf(['week', 'month', 'quarter', 'custom']),
  from: matching(DATE),
  to: matching(DATE),
  against: oneOf(['same_weekday']),
  networks: matching(WORD),
  group: uuidParam,
  q: textParam(200),
  sort: matching(WORD),
  order: oneOf(['asc']),
  metric: matching(WORD),
  item: uuidParam,
})
