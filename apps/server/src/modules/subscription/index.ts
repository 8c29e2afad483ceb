import type { Module } from '../../platform/module.ts'
import { mountSubscription } from './subscription.routes.ts'
import type { Usage } from './subscription.service.ts'

export {
  closePeriods,
  listHeldPeriods,
  listPeriodsOfOrder,
  openPeriod,
  startPaidPlan,
} from './open-period.ts'
export { listUnwarnedEnds, markEndWarned, type PaidPeriod } from './paid-periods.repository.ts'
export {
  createFreeSubscription,
  exportPaidPeriods,
  exportSubscription,
  findPlanPrices,
  findPlanPricesByName,
  getSubscriptionTerms,
  seedPlans,
} from './subscription.service.ts'
export type { SubscriptionTerms } from './subscription-terms.ts'

export const createSubscriptionModule = (usage: Usage): Module => ({
  name: 'subscription',
  routes: (mount) => mountSubscription({ mount, ...usage }),
})
