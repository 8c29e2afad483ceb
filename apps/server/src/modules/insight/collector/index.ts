import type { Module } from '../../../platform/module.ts'
import { collectorConsumers } from './collector.consumers.ts'
import { collectorJobs } from './collector.jobs.ts'
import { mountCollector } from './collector.routes.ts'
import { exportFigures } from './export-figures.ts'
import { measureCollector, runCollector } from './loop.ts'

export { deletePersonFigures } from './accounts.repository.ts'
export { adoptAll } from './adopt.ts'
export { meterCalls } from './collect.ts'
export { replayHistory } from './replay-history.ts'
export { countTrackedAccounts } from './tracked.service.ts'
export { addUsage, findBudgetEnd } from './usage.repository.ts'
export { listYoungItems } from './work-items.repository.ts'

export const collectorModule: Module = {
  name: 'collector',
  routes: mountCollector,
  jobs: () => collectorJobs,
  consumers: collectorConsumers,
  measure: measureCollector,
  exportPersonalData: exportFigures,
  services: (ctx) => [
    {
      name: 'collector',
      role: 'worker',
      isEverywhere: true,
      run: (signal) => runCollector({ ctx, signal }),
    },
  ],
}
