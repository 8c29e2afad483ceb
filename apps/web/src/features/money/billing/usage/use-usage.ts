import { joinQueries } from '../../../../ui/feedback/query-frame.tsx'
import { usePoints, useSubscription } from '../api/billing.queries.ts'
import { usageMeters } from './usage-meters.ts'

/** Combined because they are shown together and fail together. */
export const useUsage = () => {
  const { subscription, query: plan } = useSubscription()
  const { points, query: balance } = usePoints()
  const meters = subscription && points ? usageMeters({ subscription, points }) : undefined
  return {
    subscription,
    meters,
    query: joinQueries(plan, balance),
  }
}
