import type { Module } from '../../../platform/module.ts'
import { billingJobs } from './billing.jobs.ts'
import { mountBilling } from './billing.routes.ts'
import { exportBilling } from './export-billing.ts'
import { measurePayments } from './payments/measure-payments.ts'
import { mountWebhooks } from './payments/webhook.routes.ts'
import { holdRestored } from './renewals/renewals.repository.ts'

export { closeBilling } from './close-billing.ts'
export { findRenewalState } from './get-billing.ts'
export { readPaymentFigures } from './payments/payment-figures.ts'
export { recordPaidOrder } from './payments/record-paid-order.ts'
export { handlePaymentUpdate } from './payments/telegram-payments.ts'

export const billingModule: Module = {
  name: 'billing',
  routes: mountBilling,
  rawRoutes: mountWebhooks,
  jobs: () => billingJobs,
  afterRestore: holdRestored,
  measure: measurePayments,
  exportPersonalData: exportBilling,
}
