import type { ReportRequest } from '@kadr/contract/reports'
import { networksOf, periodQueryOf } from './analytics-query.ts'
import type { AnalyticsSearch } from './analytics-search.ts'

/** A report is of what is on screen. */
export const reportRequestOf = (
  search: AnalyticsSearch,
  { title, brandColor }: { title: string; brandColor: string },
): ReportRequest => {
  const networks = networksOf(search)
  return {
    ...periodQueryOf(search),
    ...(networks.length > 0 && { networks }),
    ...(search.group && { accountGroupId: search.group }),
    ...(title.trim() !== '' && { title }),
    brandColor,
  }
}
