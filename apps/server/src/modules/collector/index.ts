import type { Module } from '../../platform/module.ts'
import { collectorConsumers } from './collector.consumers.ts'
import { collectorJobs } from './collector.jobs.ts'
import { runCollector } from './loop.ts'

export { adoptAll } from './adopt.ts'
export { collectDue } from './collect.ts'

export const collectorModule: Module = {
  name: 'collector',
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
