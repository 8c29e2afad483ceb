import type { Module } from '../../platform/module.ts'
import { mountSubscription } from './subscription.routes.ts'
import type { CountUsage } from './subscription.service.ts'

export {
  closePeriods,
  listHeldPeriods,
  listPeriodsOfOrder,
  openPeriod,
  startPaidPlan,
} from './open-period.ts'
export {
  createFreeSubscription,
  exportSubscription,
  findPlanPrices,
  getSubscriptionTerms,
  seedPlans,
} from './subscription.service.ts'
export type { SubscriptionTerms } from './subscription-terms.ts'

export const createSubscriptionModule = (usage: {
  countConnectedAccounts: CountUsage
}): Module => ({
  name: 'subscription',
  routes: (mount) => mountSubscription({ mount, ...usage }),
})
