import type { AnalyticsMetric } from '@kadr/contract/insight/analytics-figures'
import { ANALYTICS_METRICS } from '@kadr/contract/insight/analytics-figures'
import type { MetricName } from '@kadr/contract/insight/metrics'
import { WORK_ITEM_METRICS, type WorkItemMetric } from '@kadr/contract/insight/work-items'
import type { Network } from '@kadr/contract/publishing/networks'
import { findDayMetric } from '@kadr/domain/insight/metric-catalog'
import { NETWORK_METRICS } from '@kadr/domain/insight/network-metrics'
import type { AccountRow } from './accounts.repository.ts'
import { FLOWS } from './day-figures.repository.ts'

/** LinkedIn gives figures of profiles only to applications it has approved: nothing to wait for. */
export const isUnsupported = ({
  outcome,
  failureCode,
}: Pick<AccountRow, 'outcome' | 'failureCode'>): boolean =>
  outcome === 'not_allowed' && failureCode === 'unsupported'

type Account = Pick<
  AccountRow,
  'network' | 'isTracked' | 'connectionId' | 'outcome' | 'failureCode'
>

/**
 * What the network never tells of the account. A rate needs views and at least one reaction; followers are a level, the
 * other figures are sums by day or by post.
 */
export const listUnreported = (row: Account): AnalyticsMetric[] => {
  if (isUnsupported(row)) return [...ANALYTICS_METRICS]
  const known = NETWORK_METRICS[row.network]
  const isThirdParty = row.isTracked && row.connectionId === null
  const account: readonly MetricName[] =
    (isThirdParty ? known.tracked?.account : known.account) ?? []
  const item: readonly MetricName[] = (isThirdParty ? known.tracked?.item : known.item) ?? []
  const isReported = (metric: MetricName) => {
    const day = findDayMetric(metric)
    return item.includes(metric) || (!isThirdParty && day !== undefined && known.days.includes(day))
  }
  return [
    ...FLOWS.filter((metric) => !isReported(metric)),
    ...(account.includes('followers') ? [] : ['followers' as const]),
    ...(isReported('views') ? [] : ['engagementRate' as const]),
  ]
}

/** What the network never tells of a post: of one's own account, or of one tracked by its public page. */
export const listUnreportedOfItem = (network: Network, isThirdParty: boolean): WorkItemMetric[] => {
  const { item, tracked } = NETWORK_METRICS[network]
  const told: readonly MetricName[] = isThirdParty ? (tracked?.item ?? []) : item
  return WORK_ITEM_METRICS.filter((metric) => !told.includes(metric))
}
