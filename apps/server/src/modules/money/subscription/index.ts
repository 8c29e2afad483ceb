import type { Module } from '../../../platform/module.ts'
import { mountSubscription } from './subscription.routes.ts'
import {
  createFreeSubscription,
  exportSubscription,
  readPriceTexts,
  type Usage,
} from './subscription.service.ts'

export {
  closePeriods,
  listHeldPeriods,
  listPeriodsOfOrder,
  openPeriod,
  startPaidPlan,
} from './open-period.ts'
export {
  findPeriod,
  listUnwarnedEnds,
  markEndWarned,
  type PaidPeriod,
  updatePeriod,
} from './paid-periods.repository.ts'
export { countByPlan, listPlansOf } from './plans-in-force.repository.ts'
export {
  findPlanPrices,
  findPlanPricesByName,
  getSubscriptionTerms,
  seedPlans,
} from './subscription.service.ts'
export type { SubscriptionTerms } from './subscription-terms.ts'
export type { Usage }

export const createSubscriptionModule = (usage: Usage): Module => ({
  name: 'subscription',
  routes: (mount) => mountSubscription({ mount, ...usage }),
  onSignUp: createFreeSubscription,
  siteValues: readPriceTexts,
  exportPersonalData: exportSubscription,
})
