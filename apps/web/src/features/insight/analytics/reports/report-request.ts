import type { ReportRequest } from '@kadr/contract/insight/reports'
import { networksOf, periodQueryOf } from '../page/analytics-query.ts'
import type { AnalyticsSearch } from '../page/analytics-search.ts'

export type ReportLook = {
  title: string
  /** Undefined: that of the workspace's reels. */
  brandColor: string | undefined
  /** One account instead of the chosen networks and group. */
  accountId: string | undefined
}

/** A report is of what is on screen. */
export const reportRequestOf = (
  search: AnalyticsSearch,
  { title, brandColor, accountId }: ReportLook,
): ReportRequest => {
  const networks = networksOf(search)
  return {
    ...periodQueryOf(search),
    ...(accountId
      ? { accountIds: [accountId] }
      : {
          ...(networks.length > 0 && { networks }),
          ...(search.group && { accountGroupId: search.group }),
        }),
    ...(title.trim() !== '' && { title }),
    ...(brandColor && { brandColor }),
  }
}
