import type { Module } from '../../platform/module.ts'
import { mountSubscription } from './subscription.routes.ts'

export {
  createFreeSubscription,
  exportSubscription,
  getSubscriptionTerms,
  seedPlans,
  startPaidPlan,
} from './subscription.service.ts'
export type { SubscriptionTerms } from './subscription-terms.ts'

export const subscriptionModule: Module = { name: 'subscription', routes: mountSubscription }
