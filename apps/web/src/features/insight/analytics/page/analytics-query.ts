import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import type { AnalyticsSearch } from './analytics-search.ts'

export const networksOf = ({ networks }: AnalyticsSearch): Network[] => {
  const wanted = new Set(networks?.split(','))
  return ALL_NETWORKS.filter((network) => wanted.has(network))
}

/** Both dates are needed: until then the usual period is shown. */
export const periodQueryOf = ({ period, from, to, against }: AnalyticsSearch) => ({
  ...(period === 'custom' && from && to
    ? { from, to }
    : { length: period === undefined || period === 'custom' ? ('month' as const) : period }),
  ...(against && { against }),
})

export const scopeQueryOf = (search: AnalyticsSearch) => {
  const networks = networksOf(search)
  return {
    ...(networks.length > 0 && { networks: networks.join(',') }),
    ...(search.group && { accountGroupId: search.group }),
  }
}
