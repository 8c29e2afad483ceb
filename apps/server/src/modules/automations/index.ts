import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../platform/module.ts'
import { automationConsumers } from './automations.consumers.ts'
import { createAutomationJobs } from './automations.jobs.ts'
import { mountAutomations } from './automations.routes.ts'

export { createAutomation, pauseAutomation } from './automations.service.ts'
export { runAutomation } from './change-plan.ts'
export { exportAutomations } from './export-automations.ts'

export const automationsModule: Module = {
  name: 'automations',
  routes: mountAutomations,
  jobs: () => createAutomationJobs(createSafeFetch()),
  consumers: automationConsumers,
}
