import type { Module } from '../../platform/module.ts'
import { mountSubscription } from './subscription.routes.ts'
import type { CountUsage } from './subscription.service.ts'

export {
  createFreeSubscription,
  exportSubscription,
  getSubscriptionTerms,
  seedPlans,
  startPaidPlan,
} from './subscription.service.ts'
export type { SubscriptionTerms } from './subscription-terms.ts'

export const createSubscriptionModule = (usage: {
  countConnectedAccounts: CountUsage
  countTrackedAccounts: CountUsage
}): Module => ({
  name: 'subscription',
  routes: (mount) => mountSubscription({ mount, ...usage }),
})
