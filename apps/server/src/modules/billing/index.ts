import type { Module } from '../../platform/module.ts'
import { billingJobs } from './billing.jobs.ts'
import { mountBilling } from './billing.routes.ts'
import { mountWebhooks } from './webhook.routes.ts'

export { exportBilling } from './export-billing.ts'
export { findRenewalState } from './get-billing.ts'
export { leaveBilling } from './leave-billing.ts'
export { recordPaidOrder } from './record-paid-order.ts'
export { takeTelegramUpdate } from './telegram-payments.ts'

export const billingModule: Module = {
  name: 'billing',
  routes: mountBilling,
  rawRoutes: mountWebhooks,
  jobs: () => billingJobs,
}
