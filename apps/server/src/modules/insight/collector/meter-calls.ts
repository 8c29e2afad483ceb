import type { NetworkContext, Quota } from '@kadr/networks'

/** Counts the quota cost of the requests. */
export const meterCalls = (context: NetworkContext, quota: Quota) => {
  let cost = 0
  const http: NetworkContext['http'] = (request) => {
    cost += quota.costOf?.(request) ?? 1
    return context.http(request)
  }
  return { context: { ...context, http }, readCost: () => cost }
}
