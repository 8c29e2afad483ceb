import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { automationConsumers } from './automations.consumers.ts'
import { createAutomationJobs } from './automations.jobs.ts'
import { mountAutomations } from './automations.routes.ts'
import { createAutomation as createWith } from './automations.service.ts'
import { exportAutomations } from './export-automations.ts'

export { getAutomation, listAutomations, pauseAutomation } from './automations.service.ts'
export { runAutomation } from './plan/change-plan.ts'
export { listRuns } from './run/runs.service.ts'

const safeFetch = createSafeFetch()

export const createAutomation = (input: Omit<Parameters<typeof createWith>[0], 'fetch'>) =>
  createWith({ ...input, fetch: safeFetch })

/** `fetch` opens feeds at addresses given by users. */
export const createAutomationsModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'automations',
  routes: (mount) => mountAutomations({ mount, fetch }),
  jobs: () => createAutomationJobs(fetch),
  consumers: automationConsumers,
  exportPersonalData: exportAutomations,
})

export const automationsModule = createAutomationsModule({ fetch: safeFetch })
