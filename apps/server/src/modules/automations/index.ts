import type { Module } from '../../platform/module.ts'
import { automationConsumers } from './automations.consumers.ts'
import { automationJobs } from './automations.jobs.ts'
import { mountAutomations } from './automations.routes.ts'

export const automationsModule: Module = {
  name: 'automations',
  routes: mountAutomations,
  jobs: () => automationJobs,
  consumers: automationConsumers,
}
