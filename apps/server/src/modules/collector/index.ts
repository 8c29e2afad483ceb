import type { Module } from '../../platform/module.ts'
import { collectorConsumers } from './collector.consumers.ts'
import { collectorJobs } from './collector.jobs.ts'
import { mountCollector } from './collector.routes.ts'
import { runCollector } from './loop.ts'

export { adoptAll } from './adopt.ts'
export { exportFigures } from './export-figures.ts'
export { replayHistory } from './replay-history.ts'
export { countTrackedAccounts } from './tracked.service.ts'

export const collectorModule: Module = {
  name: 'collector',
  routes: mountCollector,
  jobs: () => collectorJobs,
  consumers: collectorConsumers,
  services: (ctx) => [
    {
      name: 'collector',
      role: 'worker',
      isEverywhere: true,
      run: (signal) => runCollector({ ctx, signal }),
    },
  ],
}
